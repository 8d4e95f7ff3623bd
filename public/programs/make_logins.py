"""Add participants to a group, give each a login, and write the logins to logins.csv.

    python3 make_logins.py GROUP COUNT DOMAIN [PREFIX]

GROUP is the group's name or ID. The program asks for the server and your login, unless
LAMP_SERVER_ADDRESS, LAMP_ACCESS_KEY, and LAMP_SECRET_KEY have them.
"""
import base64
import csv
import json
import os
import re
import secrets
import sys
from getpass import getpass
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

# Leaves out letters and digits that look alike on paper: I, O, l, o, 0, 1.
CAPITALS, LETTERS, DIGITS, SYMBOLS = "ABCDEFGHJKLMNPQRSTUVWXYZ", "abcdefghijkmnpqrstuvwxyz", "23456789", "!?*+-"
FILE = "logins.csv"


class ApiError(Exception):
    """The server's answer when it refuses a call."""

    def __init__(self, status, text):
        super().__init__(f"{status}: {text}")
        self.text = text


class Server:
    def __init__(self, address, access_key, secret_key):
        self.root = address if "://" in address else f"https://{address}"
        self.keys = base64.b64encode(f"{access_key}:{secret_key}".encode()).decode()

    def call(self, method, path, body=None):
        """Send one request and return the value of "data"."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Basic {self.keys}", "Content-Type": "application/json"}
        try:
            with urlopen(Request(self.root + path, data, headers, method=method), timeout=60) as answer:
                return json.load(answer)["data"]
        except HTTPError as error:
            raise ApiError(error.code, error.read().decode("utf-8", "replace")) from None


def make_password():
    """Return 13 random characters that meet the dashboard's password rule."""
    parts = [(CAPITALS, 1), (LETTERS, 8), (DIGITS, 3), (SYMBOLS, 1)]
    return "".join(secrets.choice(characters) for characters, count in parts for _ in range(count))


def find_group(server, wanted):
    """Return the ID of the group with this name or ID."""
    accounts = server.call("GET", "/researcher/me")
    if not accounts:
        sys.exit("Use the keys of a researcher. These belong to something else.")
    groups = server.call("GET", f"/researcher/{accounts[0]['id']}/study")
    for group in groups:
        if wanted in (group["id"], group["name"]):
            return group["id"]
    sys.exit(f'There is no group "{wanted}". Your groups: ' + ", ".join(group["name"] for group in groups))


def add_login(server, participant, prefix, domain, number):
    """Give the participant the next free login. Return its number and password."""
    while True:
        password = make_password()
        credential = {
            "origin": participant,
            "access_key": f"{prefix}-{number:03}@{domain}",
            "secret_key": password,
            "description": f"{prefix} {number:03}",
        }
        try:
            server.call("POST", f"/type/{participant}/credential", credential)
            return number, password
        except ApiError as error:
            if "access-key-already-in-use" not in error.text:
                raise
            number += 1


def main(group, count, domain, prefix="p"):
    if not re.fullmatch(r"[A-Za-z0-9]{1,12}", prefix):
        sys.exit("PREFIX must have 1 to 12 letters and digits.")
    if not re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", domain) or len(domain) > 30:
        sys.exit("DOMAIN must look like clinic.example.org and have at most 30 characters.")
    address = os.environ.get("LAMP_SERVER_ADDRESS") or input("Server, such as api.lamp.digital: ")
    access_key = os.environ.get("LAMP_ACCESS_KEY") or input("Your login: ")
    secret_key = os.environ.get("LAMP_SECRET_KEY") or getpass("Your password, which stays hidden: ")
    server = Server(address.strip(), access_key.strip(), secret_key)
    study = find_group(server, group)
    number, participant = 0, None
    # "x" never overwrites a sheet, and with 0o600 only your own account can read it.
    with open(FILE, "x", newline="", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
        sheet = csv.writer(file)
        sheet.writerow(["participant_id", "alias", "server", "login", "password"])
        try:
            for _ in range(count):
                participant = None
                participant = server.call("POST", f"/study/{study}/participant", {})["id"]
                number, password = add_login(server, participant, prefix, domain, number + 1)
                alias = f"{prefix}-{number:03}"
                sheet.writerow([participant, alias, address, f"{alias}@{domain}", password])
                file.flush()
                server.call("PUT", f"/type/{participant}/tag/lamp.name/me", alias)
                print(f"{alias}  {participant}")
        except ApiError as error:
            sys.exit(f"Stopped at {participant or 'a new participant'}. The server answered {error}")


if __name__ == "__main__":
    if len(sys.argv) not in (4, 5) or not sys.argv[2].isdigit():
        sys.exit(__doc__)
    try:
        main(sys.argv[1], int(sys.argv[2]), *sys.argv[3:])
    except FileExistsError:
        sys.exit(f"{FILE} already exists. Move it somewhere else first.")
    except ApiError as error:
        sys.exit(f"The server answered {error}")
    except URLError as error:
        sys.exit(f"The server cannot be reached: {error.reason}")
