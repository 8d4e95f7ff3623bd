import { omit, SELF_SIBLING_OR_PARENT, type Call, type Gate, type Handlers } from '../call';
import type { Store } from '../store';
import type { Records } from './records';

export function sensorOperations(store: Store, { allow }: Gate, { shown, studyAbove, operations }: Records): Handlers {
  const list = (call: Call, study: string | null) => {
    const hidden = call.query.get('ignore_binary') === 'true' ? ['settings'] : [];
    return { data: store.below('Sensor', study).map((one) => omit(shown(one), hidden)) };
  };
  return {
    ...operations('Sensor', SELF_SIBLING_OR_PARENT),
    'Sensor.list': (call) => list(call, allow(call, SELF_SIBLING_OR_PARENT)),
    'Sensor.list_shared': (call) => list(call, studyAbove(allow(call, SELF_SIBLING_OR_PARENT))),
  };
}
