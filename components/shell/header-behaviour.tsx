'use client';

import { useEffect, useRef } from 'react';
import { menuBehaviour } from './menu-behaviour';

/** Attaches the menus' behaviour to the header that it stands in. */
export function HeaderBehaviour() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const header = marker.current?.closest<HTMLElement>('[data-header]');
    return header ? menuBehaviour(header) : undefined;
  }, []);
  return <span ref={marker} data-behaviour="menus" hidden />;
}
