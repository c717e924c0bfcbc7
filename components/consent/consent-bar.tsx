'use client';

import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/button';
import { consent } from '@/content/consent';
import { answerConsent, type ConsentAnswer } from '@/lib/analytics/consent';
import { routes } from '@/lib/site/routes';
import { closeConsentBar, isConsentBarOpen } from './consent-question';

/**
 * The question about statistics, at the end of the page and stuck to the bottom of the screen, so it covers
 * nothing for good. It shows while `data-consent-open` stands on the root element; the head script and
 * consent-question.ts set that. The testing toast waits until it is answered.
 */
export function ConsentBar() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it wherever the focus is inside
    <section
      data-shell
      data-consent-bar
      aria-label={consent.label}
      tabIndex={-1}
      onKeyDown={closeByEscape}
      className="sticky bottom-0 z-20 hidden border-t border-line bg-card py-2.5 shadow-lift in-data-consent-open:block data-aside:invisible [@media(height<480px)]:static [html:has([data-mobile-menu][open])_&]:hidden [html[data-consent-open]:has(&)]:scroll-pb-28 [html[data-consent-open]:has(&)_[data-toast-box]]:hidden"
    >
      <div className="wrap text-small">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 in-data-[consent=off]:hidden in-data-[consent=signal]:hidden">
          <Question />
          <div className="grid grid-cols-2 gap-2">
            <Button variant="ink" size="sm" onClick={() => answer('denied')}>
              {consent.decline}
            </Button>
            <Button variant="ink" size="sm" onClick={() => answer('granted')}>
              {consent.accept}
            </Button>
          </div>
        </div>
        <Statement text={consent.off} className="in-data-[consent=off]:flex" />
        <Statement text={consent.signal} className="in-data-[consent=signal]:flex" />
      </div>
    </section>
  );
}

function answer(consent: ConsentAnswer): void {
  closeConsentBar();
  answerConsent(consent);
}

function closeByEscape({ key }: KeyboardEvent): void {
  if (key === 'Escape' && isConsentBarOpen()) closeConsentBar();
}

function Question() {
  return (
    <p className="min-w-0 flex-1 basis-[140px] leading-[1.35]">
      <b>{consent.question}</b> <span className="max-md:hidden">{consent.reason} </span>
      <span className="hidden in-data-[consent=granted]:inline">{consent.answers.granted} </span>
      <span className="hidden in-data-[consent=denied]:inline">{consent.answers.denied} </span>
      <PolicyLink />
    </p>
  );
}

function Statement({ text, className }: { text: string; className: string }) {
  return (
    <div className={`hidden flex-wrap items-center gap-x-5 gap-y-2 ${className}`}>
      <p className="min-w-0 flex-1 basis-[200px] leading-[1.35]">
        {text} <PolicyLink />
      </p>
      <Button variant="ink" size="sm" onClick={closeConsentBar}>
        {consent.close}
      </Button>
    </div>
  );
}

function PolicyLink() {
  return (
    <a href={routes.policy(consent.policySlug)} className="text-link">
      {consent.policyLink}
    </a>
  );
}
