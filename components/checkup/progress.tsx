'use client';

import { useEffect, useState } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { checkupReport } from '@/content/checkup';
import { abortAfter } from '@/lib/site/browser';
import { routes } from '@/lib/site/routes';
import { fieldOf, fillText } from '@/lib/site/text';
import { CheckupSteps, sayStep, type StepDone } from './steps';

/**
 * A checkup that runs, shown where it was started: it asks the server how far it is and goes on to the report when that
 * is there. After half a minute it stops asking; the link leads on at any time.
 */
export function CheckupProgress({ host, token }: { host: string; token: string }) {
  const { title, link } = checkupReport.waiting;
  const [step, setStep] = useState<StepDone | null>(null);
  const [said, setSaid] = useState(() => sayStep(null));
  const heading = fillText(title, { host });

  useEffect(() => {
    const before = document.title;
    document.title = `${heading} ${before}`;
    return () => {
      document.title = before;
    };
  }, [heading]);

  useEffect(() => {
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
  }, [token]);

  return (
    <section className="mt-8 scroll-my-6" ref={section => section?.scrollIntoView?.({ block: 'nearest' })}>
      <h2 className="mb-3 text-h3 wrap-anywhere">{heading}</h2>
      <p role="status" className="soft mb-4 text-small">
        {said}
      </p>
      <CheckupSteps step={step} />
      <p className="mt-4">
        <TextLink href={routes.checkupReport(token)}>{link}</TextLink>
      </p>
    </section>
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
