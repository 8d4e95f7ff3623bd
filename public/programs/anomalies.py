import altair as alt
import pandas as pd
from luminol.anomaly_detector import AnomalyDetector

import cortex

DAY = 86400000
end = cortex.now()
scoring = {
    "category_list": ["calm", "sleep"],
    "questions": {
        "I felt calm today": {"category": "calm", "scoring": "value"},
        "How did you sleep?": {"category": "sleep", "scoring": "quality"},
    },
    "quality": {"Poor": 0, "Fair": 1, "Good": 2},
}

result = cortex.run(
    "U1234567890",
    ["survey_scores"],
    feature_params={"survey_scores": {"scoring_dict": scoring}},
    start=end - 90 * DAY,
    end=end,
)
scores = result["survey_scores"]
if scores.empty:
    raise SystemExit("No scores in this time span.")
scores["time"] = pd.to_datetime(scores["start"], unit="ms")
scores["anomaly_score"] = 0.0
scores["anomaly"] = False

for _, group in scores.groupby("category"):
    if len(group) < 10:
        continue
    # The detector takes a dict of seconds and numbers.
    series = {
        int(start // 1000): float(score)
        for start, score in zip(group["start"], group["score"])
    }
    detector = AnomalyDetector(series, score_threshold=1.5)
    found = dict(detector.get_all_scores().iteritems())
    windows = [item.get_time_window() for item in detector.get_anomalies()]
    for index, start in group["start"].items():
        second = int(start // 1000)
        scores.loc[index, "anomaly_score"] = found.get(second, 0.0)
        scores.loc[index, "anomaly"] = any(a <= second <= b for a, b in windows)

chart = (
    alt.Chart(scores[["time", "category", "score", "anomaly", "anomaly_score"]])
    .mark_point(filled=True)
    .encode(x="time:T", y="score:Q", color="anomaly:N", size="anomaly_score:Q")
    .facet(row="category:N")
)
chart.save("anomalies.html")
