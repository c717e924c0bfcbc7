'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { inquiryBehaviour } from './inquiry-behaviour';

/** Holds the contact form and lets the address preselect what the message is about. */
export function InquiryChoice({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) inquiryBehaviour(element.current);
  }, []);
  return (
    <div ref={element} data-behaviour="inquiry">
      {children}
    </div>
  );
}
