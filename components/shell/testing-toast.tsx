'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/routes';
import { toastBehaviour } from './toast-behaviour';
import { toastGesturesBehaviour } from './toast-gestures-behaviour';

/**
 * The notice that stays until it is closed, on every page but the promotion's. It is part of the static HTML. Also
 * gives every toast of the page its gestures.
 */
export function TestingToast() {
  useEffect(() => toastGesturesBehaviour(document.body), []);
  return usePathname() === routes.promotion() ? null : <Toast />;
}

function Toast() {
  const element = useRef<HTMLElement>(null);
  useEffect(() => (element.current ? toastBehaviour(element.current) : undefined), []);
  return (
    <aside
      ref={element}
      data-behaviour="toast"
      data-shell
      data-toast-box
      aria-label="Notifications"
      className="toast"
    >
      <output aria-labelledby="toast-title" className="block">
        <b id="toast-title" className="block">
          Website Testing
        </b>
        We’re testing a new site architecture. Please come back soon.
      </output>
      <button type="button" data-toast-close aria-label="Dismiss" className="toast-close">
        <Icon name="x" className="size-5" />
      </button>
    </aside>
  );
}
