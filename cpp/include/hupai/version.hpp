// The version of hupai: the one place where it stands. CMake, the Python package and the command line read it here.
#pragma once

#define HUPAI_VERSION "0.1.0"
