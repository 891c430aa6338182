"""What every test may use."""

from hypothesis import HealthCheck, settings

# The same examples in each run: a failure found once is found again, and none comes out of the blue.
settings.register_profile(
    "hupai", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("hupai")
