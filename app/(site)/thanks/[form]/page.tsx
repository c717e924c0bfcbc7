import type { Metadata } from 'next';
import { StreetScene } from '@/components/drawings/street-scene';
import { NextSteps } from '@/components/forms/next-steps';
import { Demo } from '@/components/landing/demo-panel';
import { ButtonLink } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { thanks } from '@/content/forms';
import { landing } from '@/content/landing-page';
import { nextSteps } from '@/content/thanks';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamicParams = false;

export function generateStaticParams(): { form: string }[] {
  return Object.keys(thanks).map(form => ({ form }));
}

export async function generateMetadata({ params }: ThanksPageProps): Promise<Metadata> {
  const { form } = await params;
  return pageMetadata({
    title: isThanked(form) ? thanks[form].title : 'Thank you',
    description: 'Your form has arrived. Here is what happens next.',
    path: routes.thanks(form),
    noindex: true,
  });
}

/** Where a plain form post ends: what we have, and what happens with it. */
export default async function ThanksPage({ params }: ThanksPageProps) {
  const { form } = await params;
  if (!isThanked(form)) return null;
  const { title, message, steps } = thanks[form];
  const items = steps.length > 0 ? steps.map(step => ({ title: step })) : nextSteps[form];
  return (
    <>
      <section className="overflow-x-clip bg-sky">
        <div className="wrap py-[clamp(36px,5vw,84px)]">
          <h1>{title}</h1>
          <div className="mt-6 max-w-[44em]">
            <Notice tone="ok">
              <p className="text-body">{message}</p>
            </Notice>
          </div>
        </div>
        <StreetScene className="h-[190px] sm:h-[240px]" />
      </section>
      {form === 'landing-form' ? (
        <Section ground="mist">
          <h2>{landing.after.film}.</h2>
          <Demo />
        </Section>
      ) : null}
      <Section>
        <h2 className="mb-head">What happens next.</h2>
        <div className="max-w-[44em]">
          <NextSteps items={items} />
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

function isThanked(form: string): form is keyof typeof thanks {
  return Object.hasOwn(thanks, form);
}

type ThanksPageProps = { params: Promise<{ form: string }> };
