import { SAMPLE_IDS, SAMPLE_LOGIN } from './sample-people';

/**
 * The environment that samples read when they run against the mock API: the keys of its researcher, the IDs of its
 * people, and `MOCK_API`, its address, for the few lines that redirect calls to the usual server there.
 */
export function sampleEnvironment(url: string): Record<string, string> {
  return {
    MOCK_API: url,
    LAMP_ACCESS_KEY: SAMPLE_LOGIN.access_key,
    LAMP_SECRET_KEY: SAMPLE_LOGIN.secret_key,
    LAMP_SERVER_ADDRESS: 'api.lamp.digital',
    RESEARCHER_ID: SAMPLE_IDS.researcher,
    STUDY_ID: SAMPLE_IDS.study,
    PARTICIPANT_ID: SAMPLE_IDS.participant,
    ACTIVITY_ID: SAMPLE_IDS.game,
    SURVEY_ID: SAMPLE_IDS.survey,
    SENSOR_ID: SAMPLE_IDS.accelerometer,
  };
}
