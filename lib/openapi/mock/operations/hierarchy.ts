import { ApiError, type Store } from '../store';
import { objectIn, omit, type Call, type Gate, type Handlers } from '../call';
import type { Records } from './records';

/** Researchers, their Studies, the participants and sensors of those, and what is above a record. */
export function hierarchyOperations(store: Store, gate: Gate, records: Records): Handlers {
  const { allow, allowMe, requireAdministrator } = gate;
  const { shown, view, remove, studyOf, operations } = records;
  const participantsOf = (study: string | null) => ({ data: store.below('Participant', study).map(shown) });
  const sensorsOf = (call: Call, study: string | null) => {
    const hidden = call.query.get('ignore_binary') === 'true' ? ['settings'] : [];
    return { data: store.below('Sensor', study).map((one) => omit(shown(one), hidden)) };
  };
  const sharedParticipants = (call: Call) => participantsOf(studyOf(call, true));

  return {
    'API.parent': (call) => ({ data: store.above(allowMe(call, 'beside')) }),

    ...operations('Researcher', 'below'),
    'Researcher.create': (call) => {
      requireAdministrator(call);
      const { name = '' } = objectIn(call);
      const id = store.add('Researcher', null, { name });
      // Only this first Study has no `isMessagingEnabled`.
      store.add('Study', id, { name });
      return { data: id };
    },
    'Researcher.get': (call) => ({ data: view('Researcher', allowMe(call, 'below')) }),
    'Researcher.list': (call) => {
      requireAdministrator(call);
      return { data: store.below('Researcher', null).map(shown) };
    },

    ...operations('Study', 'below'),
    'Study.list': (call) => {
      const id = allow(call, 'below');
      if (call.params['id'] === undefined) throw new ApiError('404.resource-not-found');
      return { data: store.below('Study', id).map(shown) };
    },

    ...operations('Participant', 'beside'),
    'Participant.create': (call) => ({
      data: { id: store.add('Participant', allow(call, 'beside'), {}) },
    }),
    'Participant.get': (call) => ({ data: view('Participant', allowMe(call, 'beside')) }),
    'Participant.set': (call) => {
      const id = allow(call, 'beside');
      if (call.body === null) return { data: remove('Participant', id) };
      throw new ApiError('503.unimplemented');
    },
    'Participant.list': (call) => participantsOf(studyOf(call)),
    'Participant.list_shared1': sharedParticipants,
    'Participant.list_shared2': sharedParticipants,

    ...operations('Sensor', 'beside'),
    'Sensor.list': (call) => sensorsOf(call, studyOf(call)),
    'Sensor.list_shared': (call) => sensorsOf(call, studyOf(call, true)),
  };
}
