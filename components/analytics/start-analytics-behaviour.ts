import { consentBarBehaviour } from '@/components/consent/consent-bar-behaviour';
import { stepAsideBehaviour } from '@/components/consent/step-aside-behaviour';
import { analyticsBehaviour } from './analytics-behaviour';

/** Starts the data layer's listeners of the page, and the consent bar's behaviour. Safe to attach twice. */
export function startAnalyticsBehaviour(bar: HTMLElement): () => void {
  const detach = [
    analyticsBehaviour(document.documentElement),
    consentBarBehaviour(bar),
    stepAsideBehaviour(bar),
  ];
  return () => detach.forEach(stop => stop());
}
