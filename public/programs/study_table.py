"""From keys to a tidy table: one row for each person, day, and feature.

Environment: LAMP_ACCESS_KEY, LAMP_SECRET_KEY, LAMP_SERVER_ADDRESS, STUDY_ID.
Optional: FIRST_DAY (DAYS + 1 days ago), DAYS (7), ZONE (UTC), MAX_REQUESTS (60000).
Start it again to continue: it skips people who are done.
"""

import os
import time
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import cortex
import LAMP
import pandas as pd

STUDY = os.environ["STUDY_ID"]
DAYS = int(os.environ.get("DAYS", "7"))
ZONE = os.environ.get("ZONE", "UTC")
MAX_REQUESTS = int(os.environ.get("MAX_REQUESTS", "60000"))
FIRST_DAY = date.fromisoformat(
    os.environ.get("FIRST_DAY", str(date.today() - timedelta(days=DAYS + 1)))
)
HOUR = 3600000
OUT = Path("people")
MIN_QUALITY, MIN_DAYS = 0.5, 5

FEATURES = {
    "hometime": (cortex.secondary.hometime.hometime, {"attach": False}),
    "trip_distance": (cortex.secondary.trip_distance.trip_distance, {"attach": False}),
    "screen_duration": (cortex.secondary.screen_duration.screen_duration, {"attach": False}),
    "step_count": (cortex.secondary.step_count.step_count, {}),
}
NEEDS_GPS = {"hometime", "trip_distance"}
UNITS = {"hometime": "ms", "trip_distance": "km", "screen_duration": "ms", "step_count": "steps"}
# A value outside these limits is a data error: even a day of 25 hours holds no more.
PLAUSIBLE = {"hometime": (0, 25 * HOUR), "screen_duration": (0, 25 * HOUR)}


class TooManyRequests(Exception):
    """This program's limit, not the server's."""


class Meter:
    """Counts requests, limits their number and duration, and repeats failed reads."""

    def __init__(self):
        self.count = 0
        usual = LAMP.ApiClient.request
        # Some features open a new connection, so this replaces the method for all clients.
        LAMP.ApiClient.request = lambda client, method, url, **options: self.request(
            usual, client, method, url, **options
        )

    def request(self, usual, client, method, url, **options):
        options["_request_timeout"] = options.get("_request_timeout") or 90
        for pause in (2, 10, None):
            if self.count >= MAX_REQUESTS:
                raise TooManyRequests(f"stopped after {self.count} requests")
            self.count += 1
            try:
                return usual(client, method, url, **options)
            except Exception as error:
                status = getattr(error, "status", None)
                refused = status is not None and 400 <= status < 500 and status != 429
                if method != "GET" or refused or pause is None:
                    raise
                seconds = (getattr(error, "headers", None) or {}).get("Retry-After", "")
                time.sleep(int(seconds) if seconds.isdigit() else pause)


def zone_of(participant):
    """The time zone stored by the dashboard, or else the study's."""
    try:
        return LAMP.Type.get_attachment(participant, "lamp.participant.timezone")["data"]
    except LAMP.ApiException as error:
        if error.status != 404:
            raise
        return ZONE


def phone_of(participant):
    """iOS, Android, or unknown, from the newest login that names one."""
    logins = LAMP.SensorEvent.all_by_participant(
        participant, origin="lamp.analytics", _limit=100
    )["data"]
    names = [event["data"].get("device_type") for event in logins]
    return next((name for name in names if name in ("iOS", "Android")), "unknown")


def midnight(day, zone):
    return int(datetime(day.year, day.month, day.day, tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def one_value(compute, participant, start, end, **options):
    """The value of one local day, which has 23 to 25 hours."""
    result = compute(id=participant, start=start, end=end, resolution=end - start, **options)
    value = result["data"][0]["value"] if result["data"] else None
    return None if value is None else float(value)


def person(participant, failures):
    zone, phone = zone_of(participant), phone_of(participant)
    rows = []
    for number in range(DAYS):
        day = FIRST_DAY + timedelta(days=number)
        start, end = midnight(day, zone), midnight(day + timedelta(days=1), zone)
        place = {"id": participant, "phone": phone, "zone": zone, "day": str(day)}
        quality = None
        for name in ["gps_quality", *FEATURES]:
            try:
                if name == "gps_quality":
                    quality = one_value(
                        cortex.secondary.data_quality.data_quality,
                        participant, start, end, feature="gps", bin_size=HOUR,
                    )
                    continue
                feature, options = FEATURES[name]
                value = one_value(feature, participant, start, end, **options)
            except TooManyRequests:
                raise
            except KeyError:
                value = None  # Cortex raises this when a window has no data at all.
            except Exception as error:
                failures.append({**place, "feature": name, "error": repr(error)[:200]})
                continue
            low, high = PLAUSIBLE.get(name, (0, float("inf")))
            reason = ""
            if value is None:
                reason = "no data"
            elif not low <= value <= high:
                reason = "not plausible"
            elif name in NEEDS_GPS and (quality or 0) < MIN_QUALITY:
                reason = "poor GPS"
            rows.append({
                **place, "feature": name, "value": value, "unit": UNITS[name],
                "gps_quality": quality, "valid": reason == "", "reason": reason,
            })
    return pd.DataFrame(rows)


def main():
    OUT.mkdir(exist_ok=True)
    meter = Meter()
    people = [one["id"] for one in LAMP.Participant.all_by_study(STUDY)["data"]]
    failures, began = [], time.monotonic()
    for number, participant in enumerate(people, start=1):
        file = OUT / f"{participant}.csv"
        if not file.exists():
            failed_before = len(failures)
            try:
                table = person(participant, failures)
                if len(failures) == failed_before:
                    table.to_csv(file, index=False)
                else:
                    table.to_csv(file.with_suffix(".partial.csv"), index=False)
            except TooManyRequests as error:
                print(error, "- start again to continue")
                break
            except Exception as error:
                failures.append({"id": participant, "error": repr(error)[:200]})
        minutes = (time.monotonic() - began) / 60
        print(f"{number} of {len(people)}: {meter.count} requests, {minutes:.1f} minutes")

    pd.DataFrame(failures, columns=["id", "phone", "zone", "day", "feature", "error"]).to_csv(
        "failures.csv", index=False
    )
    files = [file for file in sorted(OUT.glob("U*.csv")) if ".partial" not in file.name]
    tables = [table for table in map(pd.read_csv, files) if not table.empty]
    if not tables:
        print("No one is done yet; see failures.csv.")
        return
    tidy = pd.concat(tables)
    tidy.to_csv("study.csv", index=False)
    days = tidy[tidy["valid"]].groupby(["phone", "feature", "id"])["day"].nunique()
    enough = (days >= MIN_DAYS).groupby(["phone", "feature"]).agg(["sum", "count"])
    print(enough.rename(columns={"sum": f"people with {MIN_DAYS} valid days", "count": "people with a valid day"}))
    print(len(tidy), "rows in study.csv,", len(failures), "failures in failures.csv")


if __name__ == "__main__":
    main()
