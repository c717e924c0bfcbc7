import type { Metadata } from 'next';
import { Unseen } from '@/components/checkup/report';
import { Closing } from '@/components/sections/closing';
import { JsonLd } from '@/components/seo/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
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
      <PageHero title={heading} lede={lede} trail={trail} />
      <Section>
        <div className="max-w-[34rem]">
          {CHECKUPS === 'off' ? (
            <p>
              {checkupWords.closed}{' '}
              <a className="text-link" href={routes.contact('free-audit')}>
                Ask for a free audit
              </a>
            </p>
          ) : (
            <>
              <CheckupFormSlot />
              <p className="soft mt-5 text-small">{underForm}</p>
            </>
          )}
          {isProduction ? null : (
            <div className="mt-6 rounded-card bg-marigold-soft px-5 py-4 text-small">
              <p>
                <strong>{testMode.title}.</strong> {testMode.text}
              </p>
              <p>{testMode.websites.join(', ')}</p>
            </div>
          )}
        </div>
      </Section>
      <Section ground="mist">
        <SectionHead title={checks.title} lede={checks.lede} />
        <div className="grid gap-10 sm:grid-cols-2">
          {GROUPS.map(([group, title]) => (
            <div key={group}>
              <h3 className="mb-4">{title}</h3>
              <TickList items={namesIn(group)} />
            </div>
          ))}
        </div>
      </Section>
      <Section>
        <div className="max-w-[46rem]">
          <Unseen />
        </div>
      </Section>
      <Section tight>
        <div className="grid max-w-[46rem] gap-4">
          <h2>{typed.title}</h2>
          {typed.paragraphs.map(text => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Section>
      <Section tight id="robot">
        <div className="grid max-w-[46rem] gap-4">
          <h2>{robot.title}</h2>
          {robot.paragraphs.map(text => (
            <p key={text}>{text}</p>
          ))}
          <p>
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

const GROUPS = Object.entries(checks.groups);

function namesIn(group: string): string[] {
  return Object.values(checkupFindings)
    .filter(one => one.group === group)
    .map(({ name }) => name);
}
