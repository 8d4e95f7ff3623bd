import type { ComponentType } from 'react';
import type { SearchSession } from './search-session';

/** A search component with its session, so both load at the same time. */
export function withSession<P extends object>(
  Part: ComponentType<P & { session: SearchSession }>,
  session: SearchSession,
): ComponentType<P> {
  return function PartWithSession(props: P) {
    return <Part {...props} session={session} />;
  };
}
