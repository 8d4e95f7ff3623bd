import base64
import json
import os
import sys
import urllib.parse
import urllib.request

ADDRESS = os.environ.get("LAMP_SERVER_ADDRESS", "api.lamp.digital")
SERVER = ADDRESS if "://" in ADDRESS else f"https://{ADDRESS}"
KEYS = os.environ["LAMP_ACCESS_KEY"] + ":" + os.environ["LAMP_SECRET_KEY"]
HEADERS = {"Authorization": "Basic " + base64.b64encode(KEYS.encode()).decode()}


def get(path, query):
    url = f"{SERVER}{path}?{urllib.parse.urlencode(query)}"
    with urllib.request.urlopen(urllib.request.Request(url, headers=HEADERS)) as answer:
        return json.load(answer)["data"]


def sensor_events(participant, origin, start, end, limit=1000):
    """Yield all readings from start (inclusive) to end (exclusive), newest first."""
    while True:
        page = get(
            f"/participant/{participant}/sensor_event",
            {"origin": origin, "from": start, "to": end, "limit": limit},
        )
        if len(page) < limit:
            yield from page
            return
        oldest = page[-1]["timestamp"]
        if oldest == page[0]["timestamp"]:
            raise ValueError("More readings in one millisecond than fit on a page: raise limit.")
        yield from (event for event in page if event["timestamp"] > oldest)
        end = oldest + 1


if __name__ == "__main__":
    participant, origin, start, end = sys.argv[1:5]
    for event in sensor_events(participant, origin, int(start), int(end)):
        print(json.dumps(event))
