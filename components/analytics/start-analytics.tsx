'use client';

import { useEffect } from 'react';
import { consentBarBehaviour } from '@/components/consent/consent-bar-behaviour';
import { stepAsideBehaviour } from '@/components/consent/step-aside-behaviour';
import { analyticsBehaviour } from './analytics-behaviour';

/** Attaches the data layer's listeners to the page, and the consent bar's behaviour to the bar. */
export function StartAnalytics() {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-consent-bar]');
    const detach = [
      analyticsBehaviour(document.documentElement),
      ...(bar ? [consentBarBehaviour(bar), stepAsideBehaviour(bar)] : []),
    ];
    return () => detach.forEach(stop => stop());
  }, []);
  return null;
}
