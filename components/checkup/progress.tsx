'use client';

import { useEffect, useState } from 'react';
import { useIsLive } from '#engine/page';
import { abortAfter } from '@/lib/site/browser';
import { routes } from '@/lib/site/routes';
import { fieldOf } from '@/lib/site/text';
import { CheckupSteps, sayStep, type StepDone } from './steps';

/**
 * What a running checkup does. With a script it asks the server how far it is, and goes on to the report when that is
 * there; after half a minute it stops asking, and the page asks by itself. Without one the page asks from the start.
 */
export function CheckupProgress({ token, step: first }: { token: string; step: StepDone | null }) {
  const isLive = useIsLive();
  const [step, setStep] = useState(first);
  const [said, setSaid] = useState(() => sayStep(first));

  useEffect(() => {
    if (!isLive) return undefined;
    const until = Date.now() + ASKS_FOR_MS;
    let timer = setTimeout(ask, EVERY_MS);
    let saidAt = Date.now();
    let isOver = false;
    async function ask() {
      const progress = await readProgress(token);
      if (isOver) return;
      if (progress && !progress.isWaiting) {
        window.location.replace(routes.checkupReport(token));
        return;
      }
      if (progress) setStep(progress.step);
      // Someone who hears the page is told of one step in a second at most.
      if (progress && Date.now() - saidAt >= SAYS_EVERY_MS) {
        saidAt = Date.now();
        setSaid(sayStep(progress.step));
      }
      if (Date.now() < until) timer = setTimeout(ask, EVERY_MS);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isLive, token]);

  return (
    <>
      <output className="mb-6 block text-lede">{said}</output>
      <CheckupSteps step={step} />
    </>
  );
}

/** Null when no answer came: the next one may. */
async function readProgress(token: string): Promise<{ isWaiting: boolean; step: StepDone | null } | null> {
  try {
    const response = await fetch(routes.checkupProgress(token), { signal: abortAfter(ANSWERS_IN_MS) });
    if (!response.ok) return null;
    const answer: unknown = await response.json();
    const step = fieldOf(answer, 'step');
    const name = fieldOf(step, 'name');
    const [done, of] = [fieldOf(step, 'done'), fieldOf(step, 'of')];
    const isStep = typeof name === 'string' && typeof done === 'number' && typeof of === 'number';
    return { isWaiting: fieldOf(answer, 'isWaiting') === true, step: isStep ? { name, done, of } : null };
  } catch {
    return null;
  }
}

const EVERY_MS = 700;
const SAYS_EVERY_MS = 1_000;
const ASKS_FOR_MS = 30_000;
const ANSWERS_IN_MS = 5_000;
