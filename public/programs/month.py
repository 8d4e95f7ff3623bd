import json

import LAMP
import matplotlib.pyplot as plt
import pandas as pd

from lamp_events import all_events

LAMP.connect()
participant = "U1234567890"
survey = "m4q8t2w6z0k3p7x1c5vd"
start, end = 1767225600000, 1769904000000  # January 2026, UTC

positions = all_events(LAMP.SensorEvent, participant, "lamp.gps", start, end)
surveys = all_events(LAMP.ActivityEvent, participant, survey, start, end)
if not positions and not surveys:
    raise SystemExit("No data between the two dates. Check the IDs and the dates.")


def text(value):
    """A list as JSON, anything else as it is."""
    return json.dumps(value) if isinstance(value, list) else value


gps = pd.DataFrame(
    [{"timestamp": event["timestamp"], **event["data"]} for event in positions],
    columns=["timestamp", "latitude", "longitude", "accuracy"],
)
answers = pd.DataFrame(
    [
        (event["timestamp"], text(part["item"]), text(part["value"]))
        for event in surveys
        for part in event["temporal_slices"]
    ],
    columns=["timestamp", "question", "answer"],
)
gps.to_csv("gps.csv", index=False)
answers.to_csv("answers.csv", index=False)
print(len(gps), "positions,", len(answers), "answers")


def days(table):
    """The day (UTC) of each row."""
    return pd.to_datetime(table["timestamp"].astype("int64"), unit="ms").dt.normalize()


# Positions on each day (UTC), and a dot below each day with a survey.
per_day = days(gps).value_counts()
survey_days = days(answers).unique()
figure, axes = plt.subplots(figsize=(9, 4))
axes.bar(per_day.index, per_day, color="steelblue")
below = [-0.04 * max(per_day, default=1)] * len(survey_days)
axes.plot(survey_days, below, "o", color="tomato", label="a survey that day")
axes.set_ylabel("Positions a day")
axes.legend(loc="lower right", bbox_to_anchor=(1, 1))
figure.autofmt_xdate()
figure.savefig("month.png", dpi=150)
