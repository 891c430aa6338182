"""How fast `hupai` is, beside its peers and beside a plain pass over the same memory."""
