# pip install LAMP-core
import os

import LAMP

LAMP.connect()  # keys and server come from the environment

sensors = LAMP.Sensor.all_by_study(os.environ["STUDY_ID"])["data"]
found = [s for s in sensors if s["spec"] == "lamp.accelerometer"]
if not found:
    raise SystemExit("This group has no accelerometer.")

sensor = LAMP.Sensor.view(found[0]["id"])["data"][0]
settings = dict(sensor.get("settings") or {})
settings["frequency"] = 1

LAMP.Sensor.update(
    sensor["id"],
    {"spec": sensor["spec"], "name": sensor["name"], "settings": settings},
)

updated = LAMP.Sensor.view(sensor["id"])["data"][0]
print(updated["settings"])
