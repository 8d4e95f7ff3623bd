/** The Study of the samples in Python and JavaScript, and what belongs to it. */
export const SAMPLE_IDS = {
  researcher: 'b5n1yj8rtp60ezkqg2ad',
  study: 'y3k8w1n5t0hq7c2v9x4m',
  participant: 'U1234567890',
  survey: 'm4q8t2w6z0k3p7x1c5vd',
  game: 'h7w2c9k4v0n6q1t8x5zm',
  accelerometer: 'd5v8n1x4c7k0t3q6w9zh',
};

/** The researcher's keys, which the samples use. */
export const SAMPLE_KEYS = { access_key: 'lab@example.org', secret_key: 'calm-river-77' };

/**
 * The environment that samples read when they run against the mock API: its address, the keys of its researcher, and
 * the IDs of its Study.
 */
export function sampleEnvironment(url: string): Record<string, string> {
  return {
    LAMP_ACCESS_KEY: SAMPLE_KEYS.access_key,
    LAMP_SECRET_KEY: SAMPLE_KEYS.secret_key,
    LAMP_SERVER_ADDRESS: url,
    RESEARCHER_ID: SAMPLE_IDS.researcher,
    STUDY_ID: SAMPLE_IDS.study,
    PARTICIPANT_ID: SAMPLE_IDS.participant,
    ACTIVITY_ID: SAMPLE_IDS.game,
    SURVEY_ID: SAMPLE_IDS.survey,
    SENSOR_ID: SAMPLE_IDS.accelerometer,
  };
}
