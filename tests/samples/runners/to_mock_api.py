"""Runs the sample given as the first argument, and redirects its requests for the usual server to the mock API."""

import os
import runpy
import sys
import urllib.request

USUAL = "https://" + os.environ["LAMP_SERVER_ADDRESS"]
MOCK_API = os.environ["MOCK_API"]


def redirect_client():
    """Redirects the LAMP package, which takes its address from a configuration."""
    try:
        from LAMP.configuration import Configuration
    except ImportError:
        return
    usual_init = Configuration.__init__

    def init(self, host=USUAL, *args, **options):
        usual_init(self, host.replace(USUAL, MOCK_API), *args, **options)

    Configuration.__init__ = init


def redirect_urllib():
    """Redirects urllib, which samples without packages use."""
    usual_open = urllib.request.OpenerDirector.open

    def open_there(self, address, *args, **options):
        if isinstance(address, str):
            address = address.replace(USUAL, MOCK_API)
        else:
            address.full_url = address.full_url.replace(USUAL, MOCK_API)
        return usual_open(self, address, *args, **options)

    urllib.request.OpenerDirector.open = open_there


redirect_client()
redirect_urllib()
sample = sys.argv[1]
sys.path.insert(0, os.path.dirname(os.path.abspath(sample)))
sys.argv = sys.argv[1:]
runpy.run_path(sample, run_name="__main__")
