# The processor of this machine, but as if it were another: CMAKE_CROSSCOMPILING_EMULATOR names what runs the tests.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(CMAKE_CXX_FLAGS_INIT "-march=x86-64 -mtune=generic")
