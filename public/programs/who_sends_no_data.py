import base64
import json
import os
import time
import urllib.request
from getpass import getpass

group = "Walking study"
hours = {"PHQ-9": 15 * 24}  # by name; all other streams get 72 hours

server = os.environ.get("LAMP_SERVER_ADDRESS") or input("Server, such as api.lamp.digital: ")
login = os.environ.get("LAMP_ACCESS_KEY") or input("Your login: ")
password = os.environ.get("LAMP_SECRET_KEY") or getpass("Your password, which stays hidden: ")
root = server if "://" in server else f"https://{server}"
keys = base64.b64encode(f"{login}:{password}".encode()).decode()


def get(path):
    request = urllib.request.Request(root + path, headers={"Authorization": f"Basic {keys}"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)["data"]


researcher = get("/researcher/me")[0]["id"]
study = {one["name"]: one["id"] for one in get(f"/researcher/{researcher}/study")}[group]
streams = [("sensor", one["spec"], one["name"]) for one in get(f"/study/{study}/sensor")]
streams += [("activity", one["id"], one["name"]) for one in get(f"/study/{study}/activity")]
for person in get(f"/study/{study}/participant"):
    for kind, origin, name in streams:
        since = int((time.time() - hours.get(name, 72) * 3600) * 1000)
        if not get(f"/participant/{person['id']}/{kind}_event?origin={origin}&from={since}&limit=1"):
            print(person["id"], name)
