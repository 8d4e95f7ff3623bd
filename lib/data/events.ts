export type Fields = Record<string, unknown>;

/** What an activity or a sensor sent at one time. */
export type TimedEvent = Fields & { timestamp: number };
