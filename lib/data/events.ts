/** The fields of an object in JSON. */
export type Fields = Record<string, unknown>;

/** A record of an activity or a sensor at one time. */
export type TimedEvent = Fields & { timestamp: number };
