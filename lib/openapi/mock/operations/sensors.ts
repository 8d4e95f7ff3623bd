import { omit, type Call, type Gate, type Handlers } from '../call';
import type { Store } from '../store';
import type { Records } from './records';

export function sensorOperations(store: Store, { allow }: Gate, { shown, studyAbove, operations }: Records): Handlers {
  const list = (call: Call, study: string | null) => {
    const hidden = call.query.get('ignore_binary') === 'true' ? ['settings'] : [];
    return { data: store.below('Sensor', study).map((one) => omit(shown(one), hidden)) };
  };
  return {
    ...operations('Sensor', 'beside'),
    'Sensor.list': (call) => list(call, allow(call, 'beside')),
    'Sensor.list_shared': (call) => list(call, studyAbove(allow(call, 'beside'))),
  };
}
