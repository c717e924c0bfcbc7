import type { ReactNode } from 'react';
import { StreetScene } from '@/components/drawings/street-scene';
import { NextSteps } from '@/components/forms/next-steps';
import { Demo } from '@/components/landing/demo';
import { ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { landing } from '@/content/landing-page';
import { thanksPages } from '@/lib/leads/thanks';
import { routes } from '@/lib/site/routes';

/** What we have, and what happens with it. `children`: what was sent, where that is shown. */
export function ThanksScreen({ form, children }: { form: string; children?: ReactNode }) {
  const page = thanksPages.get(form);
  if (!page) throw new Error(`No thanks are written for ${form}`);
  const { title, message, nextSteps } = page;
  return (
    <>
      <section className="overflow-x-clip bg-sky">
        <div className="wrap py-split">
          <h1>{title}</h1>
          <div className="mt-6 max-w-[44em]">
            <Notice tone="ok">
              <p className="text-body">{message}</p>
            </Notice>
          </div>
        </div>
        <StreetScene className="h-[244px]" />
      </section>
      {form === 'landing-form' ? (
        <Section ground="mist">
          <h2>{landing.after.film}.</h2>
          <Demo />
        </Section>
      ) : null}
      {children}
      <Section>
        <h2 className="mb-head">What happens next</h2>
        <div className="max-w-[44em]">
          <NextSteps items={nextSteps} />
        </div>
        <ButtonRow className="mt-12">
          <ButtonLink href={routes.home()}>Back to the home page</ButtonLink>
          <ButtonLink href={routes.blog()} variant="line">
            Read our articles
          </ButtonLink>
        </ButtonRow>
      </Section>
    </>
  );
}
