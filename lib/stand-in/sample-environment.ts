import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import { SAMPLE_IDS } from './people';

/**
 * What samples read from their environment when they run against a stand-in: its keys, the ids of its people, and
 * `STAND_IN`, its address, for the few lines that lead calls of the usual server there.
 */
export function sampleEnvironment(url: string): Record<string, string> {
  const [LAMP_ACCESS_KEY = '', LAMP_SECRET_KEY = ''] = KEYS_PLACEHOLDER.split(':');
  return {
    STAND_IN: url,
    LAMP_ACCESS_KEY,
    LAMP_SECRET_KEY,
    LAMP_SERVER_ADDRESS: 'api.lamp.digital',
    RESEARCHER_ID: SAMPLE_IDS.researcher,
    STUDY_ID: SAMPLE_IDS.study,
    PARTICIPANT_ID: SAMPLE_IDS.participant,
    ACTIVITY_ID: SAMPLE_IDS.game,
    SENSOR_ID: SAMPLE_IDS.accelerometer,
  };
}
