import type { Metadata } from 'next';
import { Unseen } from '@/components/checkup/report';
import { CheckupSheet } from '@/components/exhibits/help/checkup-sheet';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { SentenceLines } from '@/components/ui/sentence-lines';
import { TickList } from '@/components/ui/tick-list';
import { checkupPage, checkupWords } from '@/content/checkup';
import { checkupFindings } from '@/content/checkup-findings';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { getEnv } from '@/lib/site/site';
import { CheckupFormSlot } from './checkup-form.slot';
import { page } from './record';

const { heading, lede, underForm, testMode, checks, typed, robot } = checkupPage;

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

export default function CheckupPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: 'Website checkup' }];
  const { CHECKUPS, isProduction } = getEnv();
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <section className="bg-sky">
        <div className="wrap grid items-start gap-x-split gap-y-10 py-split lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
          <div className="min-w-0">
            <Breadcrumbs trail={trail} />
            <h1 className="mt-4 tracking-[-0.032em]">
              <SentenceLines text={heading} />
            </h1>
            <p className="mt-4 mb-6 max-w-[36em] text-lede text-balance">{lede}</p>
            <div className="rounded-card bg-paper p-inset">
              {CHECKUPS === 'off' ? <Closed /> : <CheckupFormSlot />}
            </div>
            {CHECKUPS === 'off' ? null : <p className="mt-4 text-small">{underForm}</p>}
            {isProduction ? null : (
              <div className="mt-4 rounded-card bg-marigold-soft px-5 py-4 text-small">
                <p>
                  <strong>{testMode.title}.</strong> {testMode.text}
                </p>
                <p>{testMode.websites.join(', ')}</p>
              </div>
            )}
          </div>
          <div className="min-w-0 lg:sticky lg:top-6">
            <CheckupSheet />
          </div>
        </div>
      </section>
      <Section ground="mist">
        <SectionHead title={checks.title} lede={checks.lede} />
        <div className="grid gap-10 sm:grid-cols-2 xl:grid-cols-4">
          {GROUPS.map(([group, title]) => (
            <div key={group}>
              <h3 className="mb-4">{title}</h3>
              <TickList items={namesIn(group)} />
            </div>
          ))}
        </div>
      </Section>
      <Section>
        <div className="grid items-start gap-x-split gap-y-10 lg:grid-cols-2">
          <Unseen />
          <section className="grid gap-3">
            <h2 className="text-h3">{typed.title}</h2>
            {typed.paragraphs.map(text => (
              <p key={text}>{text}</p>
            ))}
          </section>
        </div>
      </Section>
      <Section tight id="robot">
        <div className="grid items-start gap-x-split gap-y-4 lg:grid-cols-2">
          <div className="grid gap-3">
            <h2 className="text-h3">{robot.title}</h2>
            {robot.paragraphs.map(text => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <p className="rounded-card bg-mist p-inset">
            {robot.lines.map(text => (
              <code key={text} className="block">
                {text}
              </code>
            ))}
          </p>
        </div>
      </Section>
      <Closing kind="guides" />
    </>
  );
}

function Closed() {
  return (
    <p>
      {checkupWords.closed}{' '}
      <a className="text-link" href={routes.contact('free-audit')}>
        Ask for a free audit
      </a>
    </p>
  );
}

const GROUPS = Object.entries(checks.groups);

function namesIn(group: string): string[] {
  return Object.values(checkupFindings)
    .filter(one => one.group === group)
    .map(({ name }) => name);
}
