'use client';

import { useEffect } from 'react';
import { startAnalyticsBehaviour } from './start-analytics-behaviour';

/** Attaches what listens for statistics to the consent bar and the page. */
export function StartAnalytics() {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-consent-bar]');
    return bar ? startAnalyticsBehaviour(bar) : undefined;
  }, []);
  return null;
}
