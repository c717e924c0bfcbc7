'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { entranceBehaviour } from './entrance-behaviour';

/** Stands around a sign-in or sign-up form, and goes on to `next` once the server has let the visitor in. */
export function Entrance({ title, message, next, children }: EntranceProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? entranceBehaviour(ref.current) : undefined), []);
  return (
    <div ref={ref} data-behaviour="entrance" data-title={title} data-message={message} data-next={next}>
      {children}
    </div>
  );
}

type EntranceProps = {
  /** The notice: its title, and what it says when the server's answer says nothing. */
  title: string;
  message: string;
  next: string;
  children: ReactNode;
};
