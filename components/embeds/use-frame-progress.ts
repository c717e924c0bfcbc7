import { useEffect, useState } from 'react';

/**
 * How far a third party's frame has come: null while it is not `isAsked` for, then that it is loading, after some seconds
 * that it is late, and at last that it is there, which is for the frame's `onLoad` to say.
 */
export function useFrameProgress(isAsked: boolean): [FrameProgress, () => void] {
  const [arrival, setArrival] = useState<'loading' | 'late' | 'there'>('loading');
  useEffect(() => {
    if (!isAsked) return undefined;
    const late = setTimeout(() => setArrival(now => (now === 'loading' ? 'late' : now)), LATE_MS);
    return () => {
      clearTimeout(late);
      setArrival('loading');
    };
  }, [isAsked]);
  return [isAsked ? arrival : null, () => setArrival('there')];
}

const LATE_MS = 8_000;

type FrameProgress = 'loading' | 'late' | 'there' | null;
