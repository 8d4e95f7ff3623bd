"""Runs the sample given as the first argument. The LAMP package always puts https:// in front of its address."""

import os
import runpy
import sys

try:
    from LAMP.configuration import Configuration
except ImportError:
    pass
else:
    usual_init = Configuration.__init__

    def init(self, host="", *args, **options):
        usual_init(self, host.removeprefix("https://"), *args, **options)

    Configuration.__init__ = init

sample = sys.argv[1]
sys.path.insert(0, os.path.dirname(os.path.abspath(sample)))
sys.argv = sys.argv[1:]
runpy.run_path(sample, run_name="__main__")
