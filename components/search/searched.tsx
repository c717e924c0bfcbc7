'use client';

import { useEffect, useRef } from 'react';
import type { AnsweredSearch } from './note-search';
import { searchedBehaviour } from './searched-behaviour';

/** Stands on a results page and has its search noted, even where the visitor goes on at once. */
export function Searched({ search }: { search: AnsweredSearch }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (ref.current) searchedBehaviour(ref.current);
  }, []);
  return <span ref={ref} data-behaviour="searched" data-searched={JSON.stringify(search)} hidden />;
}
