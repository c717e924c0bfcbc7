'use client';

import { Button } from './button';

/** Says, in the site's words and never in the error's, that something broke; `retry` is what the button says. */
export function ErrorScreen({ title, text, retry, onRetry }: ErrorScreenProps) {
  return (
    <section className="min-h-[60vh] bg-sky">
      <div className="wrap py-sec">
        <h1>{title}</h1>
        <p className="mt-4 mb-6 max-w-[34em] text-lede">{text}</p>
        <Button onClick={onRetry}>{retry}</Button>
      </div>
    </section>
  );
}

type ErrorScreenProps = { title: string; text: string; retry: string; onRetry: () => void };
