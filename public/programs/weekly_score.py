import LAMP
import matplotlib.pyplot as plt
import pandas as pd

from lamp_events import all_events

LAMP.connect()
participant = "U1234567890"
survey = "m4q8t2w6z0k3p7x1c5vd"
start, end = 1767225600000, 1769904000000  # January 2026, UTC

# One row per answer; answers that aren't numbers become NaN and don't count.
surveys = all_events(LAMP.ActivityEvent, participant, survey, start, end)
if not surveys:
    raise SystemExit("No surveys between the two dates. Check the IDs and the dates.")
answers = pd.json_normalize(surveys, "temporal_slices", ["timestamp"])
answers["points"] = pd.to_numeric(answers["value"], errors="coerce")
scores = answers.groupby("timestamp")["points"].sum(min_count=1).dropna()

# Weeks begin on Monday, in UTC.
time = pd.to_datetime(scores.index.astype("int64"), unit="ms")
monday = time.normalize() - pd.to_timedelta(time.weekday, unit="D")
weeks = scores.groupby(monday).agg(["size", "mean"])
for week, row in weeks.iterrows():
    print(week.date(), int(row["size"]), f"{row['mean']:.2f}")

figure, axes = plt.subplots(figsize=(9, 4))
axes.plot(weeks.index, weeks["mean"], "o-", color="steelblue")
for week, row in weeks.iterrows():
    axes.annotate(
        f"n = {int(row['size'])}", (week, row["mean"]),
        xytext=(0, 10), textcoords="offset points", ha="center",
    )
axes.set_ylim(0, 1.2 * weeks["mean"].max() + 0.1)
axes.set_xticks(weeks.index, [f"{week:%b} {week.day}" for week in weeks.index])
axes.set_ylabel("Mean score of the week")
figure.savefig("weekly_score.png", dpi=150)
