import LAMP
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
from matplotlib.colors import ListedColormap

from lamp_events import events

LAMP.connect()
participant = "U1234567890"
start, end = 1767225600000, 1769904000000  # January 2026, UTC
HOUR = 60 * 60 * 1000

# What arrived in each hour: positions, anything at all, and the last battery level.
STREAMS = ["lamp.gps", "lamp.device_state", "lamp.steps"]
count = (end - start) // HOUR
gps = np.zeros(count, dtype=int)
anything = np.zeros(count, dtype=int)
battery = np.full(count, np.nan)
for stream in STREAMS:
    for event in events(LAMP.SensorEvent, participant, stream, start, end):
        hour = (event["timestamp"] - start) // HOUR
        anything[hour] += 1
        if stream == "lamp.gps":
            gps[hour] += 1
        if stream == "lamp.device_state" and np.isnan(battery[hour]):
            battery[hour] = event["data"].get("battery_level", np.nan)  # newest first
if not anything.any():
    raise SystemExit("No data between the two dates. Check the ID and the dates.")
before = pd.Series(battery).ffill().shift()


def reason(hour):
    """Why there are no positions in an hour."""
    if anything[hour]:
        return "location is off or not allowed"
    if before[hour] <= 0.05:
        return "battery ran out"
    return "phone off, signed out, or app removed"


# Join the hours without positions to gaps.
missing = np.flatnonzero(gps == 0)
for gap in np.split(missing, np.flatnonzero(np.diff(missing) > 1) + 1):
    if len(gap):
        first = pd.to_datetime(start + gap[0] * HOUR, unit="ms")
        print(f"{first:%Y-%m-%dT%H:%M} {len(gap)} hours: {reason(gap[0])}")

kinds = np.where(gps > 0, 0, np.where(anything > 0, 1, 2)).reshape(-1, 24)
colors = ListedColormap(["steelblue", "tomato", "gainsboro"])
figure, axes = plt.subplots(figsize=(9, 6))
axes.pcolormesh(kinds, cmap=colors, vmin=0, vmax=2, edgecolors="white")
axes.invert_yaxis()
axes.set_xlabel("Hour (UTC)")
axes.set_ylabel("Day of January")
for color, name in zip(colors.colors, ["positions", "other data only", "nothing"]):
    axes.plot([], [], "s", color=color, label=name)
axes.legend(ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1))
figure.savefig("missing.png", dpi=150)
