import { ApiError, type Store } from '../store';
import { objectIn, SELF_OR_PARENT, SELF_SIBLING_OR_PARENT, type Call, type Gate, type Handlers } from '../call';
import type { Records } from './records';

/** Researchers, their Studies, the participants of those, and what is above a record. */
export function hierarchyOperations(store: Store, gate: Gate, records: Records): Handlers {
  const { allow, allowMe, allowAll } = gate;
  const { shown, view, remove, studyAbove, operations } = records;
  const participantsOf = (study: string | null) => ({ data: store.below('Participant', study).map(shown) });
  const sharedParticipants = (call: Call) => participantsOf(studyAbove(allow(call, SELF_SIBLING_OR_PARENT)));

  return {
    'API.parent': (call) => ({ data: store.above(allowMe(call, SELF_SIBLING_OR_PARENT)) }),

    ...operations('Researcher', SELF_OR_PARENT),
    'Researcher.create': (call) => {
      allowAll(call, 'administrators');
      const { name = '' } = objectIn(call);
      const id = store.add('Researcher', null, { name });
      // Only this first Study has no `isMessagingEnabled`.
      store.add('Study', id, { name });
      return { data: id };
    },
    'Researcher.get': (call) => ({ data: view('Researcher', allowMe(call, SELF_OR_PARENT)) }),
    'Researcher.list': (call) => {
      allowAll(call, 'administrators');
      return { data: store.below('Researcher', null).map(shown) };
    },

    ...operations('Study', SELF_OR_PARENT),
    'Study.list': (call) => ({ data: store.below('Study', allow(call, SELF_OR_PARENT)).map(shown) }),

    ...operations('Participant', SELF_SIBLING_OR_PARENT),
    'Participant.create': (call) => ({
      data: { id: store.add('Participant', allow(call, SELF_SIBLING_OR_PARENT), {}) },
    }),
    'Participant.get': (call) => ({ data: view('Participant', allowMe(call, SELF_SIBLING_OR_PARENT)) }),
    'Participant.set': (call) => {
      const id = allow(call, SELF_SIBLING_OR_PARENT);
      if (call.body === null) return { data: remove('Participant', id) };
      throw new ApiError('503.unimplemented');
    },
    'Participant.list': (call) => participantsOf(allow(call, SELF_SIBLING_OR_PARENT)),
    'Participant.list_shared1': sharedParticipants,
    'Participant.list_shared2': sharedParticipants,
  };
}
