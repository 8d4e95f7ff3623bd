import { useEffect, useState } from 'react';
import { LAZY_DELAY } from '../search/lazy';

/** True once something has been going on for longer than a flicker. */
export function useLate(isGoing: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => setLate(true), LAZY_DELAY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoing]);
  return isGoing && isLate;
}
