import json
import os
import time

import LAMP
import urllib3

LAMP.connect()
study = "y3k8w1n5t0hq7c2v9x4m"
kind = LAMP.SensorEvent  # for survey answers, LAMP.ActivityEvent
stream = "lamp.accelerometer"  # for survey answers, the Activity ID of the survey
start, end = 1767225600000, 1767830400000  # January 1 to 7, 2026, UTC
STEP = 4 * 60 * 60 * 1000  # time that one request covers, in ms
LIMIT = 100_000  # more events than a stream can have in that time


def read(call, *arguments, **options):
    """One request; after a timeout, or if the server is busy or fails, try again."""
    attempt = 1
    while True:
        wait = 2**attempt
        try:
            return call(*arguments, _request_timeout=90, **options)["data"]
        except LAMP.ApiException as error:
            if attempt == 5 or (error.status < 500 and error.status != 429):
                raise
            asked = (error.headers or {}).get("Retry-After", "")
            wait = int(asked) if asked.isdigit() else wait
        except urllib3.exceptions.HTTPError:
            if attempt == 5:
                raise
        time.sleep(wait)
        attempt += 1


def download(participant):
    """Append a participant's events to a file, from where the last run stopped."""
    name = f"{participant}-{stream}-{start}"
    state = name + ".progress.json"
    done = {"next": start, "bytes": 0, "events": 0}
    if os.path.exists(state):
        with open(state) as file:
            done = json.load(file)
    with open(name + ".ndjson", "ab") as file:
        file.truncate(done["bytes"])  # drops lines of a step that wasn't finished
        while done["next"] < end:
            last = min(done["next"] + STEP, end)
            batch = read(
                kind.all_by_participant, participant,
                origin=stream, _from=done["next"], to=last, _limit=LIMIT,
            )
            if len(batch) == LIMIT:
                raise RuntimeError("Too many events for one request: use a smaller STEP.")
            for event in reversed(batch):
                file.write(json.dumps(event).encode() + b"\n")
            file.flush()
            done = {
                "next": last,
                "bytes": os.fstat(file.fileno()).st_size,
                "events": done["events"] + len(batch),
            }
            with open(state + ".new", "w") as saved:
                json.dump(done, saved)
            os.replace(state + ".new", state)
    return done["events"]


for person in read(LAMP.Participant.all_by_study, study):
    print(person["id"], download(person["id"]), "events")
