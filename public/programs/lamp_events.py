"""Read any number of LAMP events, page by page."""
import json


def events(service, participant, origin=None, start=None, end=None, page=1000):
    """Yield events from newest to oldest; times are milliseconds, UTC.

    service: LAMP.SensorEvent or LAMP.ActivityEvent
    """
    options = {"_limit": page}
    if origin is not None:
        options["origin"] = origin
    if start is not None:
        options["_from"] = start
    edge = set()  # events that the next page repeats
    while True:
        if end is not None:
            options["to"] = end  # exclusive
        batch = service.all_by_participant(participant, **options)["data"]
        texts = [json.dumps(event, sort_keys=True) for event in batch]
        for event, text in zip(batch, texts):
            if text not in edge:
                yield event
        if len(batch) < page:
            return
        oldest = batch[-1]["timestamp"]
        if oldest + 1 == end:
            raise RuntimeError("A whole page shares one timestamp: use a larger page.")
        edge = {t for e, t in zip(batch, texts) if e["timestamp"] == oldest}
        end = oldest + 1


def all_events(*args, **options):
    """The same events as a list."""
    return list(events(*args, **options))
