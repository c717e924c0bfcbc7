import type { Metadata } from 'next';
import { JsonLd } from '@/components/seo/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { answers } from '@/content/answers';
import { assistant } from '@/content/assistant';
import { assistantCall, assistantExamples } from '@/content/assistant-examples';
import { site } from '@/content/site';
import { writtenAnswerAnchor } from '@/lib/assistant/written-answers';
import { pageGraph } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routes } from '@/lib/site/routes';
import { getEnv } from '@/lib/site/site';
import { fillText } from '@/lib/site/text';
import { AskSlot } from './ask.slot';
import { page } from './record';

export function generateMetadata(): Metadata {
  return pageMetadata(page);
}

function aboutModel(): string[] {
  const { ASSISTANT_MODEL_COMPANY: company } = getEnv();
  return company === null ? [] : [fillText(assistant.model.gets, { company })];
}

export default function AskPage() {
  const trail = [{ label: 'Home', href: routes.home() }, { label: assistant.name }];
  return (
    <>
      <JsonLd graph={pageGraph({ ...page, trail })} />
      <PageHero title={assistant.heading} lede={assistant.first[0]} trail={trail} />
      <Section className="pt-12">
        <div className="grid items-start gap-x-split gap-y-12 lg:grid-cols-[minmax(0,46rem)_minmax(18rem,24rem)] lg:justify-between">
          <div className="grid gap-8">
            <p>{[...assistant.first.slice(1), ...aboutModel()].join(' ')}</p>
            <AskSlot />
            {answers.length === 0 ? null : (
              <div className="grid gap-6">
                <h2 className="text-label">{assistant.written.title}</h2>
                {answers.map(({ id, question, answer }) => (
                  <div key={id} id={writtenAnswerAnchor(id)}>
                    <h3 className="font-bold wrap-anywhere">{question}</h3>
                    <p className="mt-2 wrap-anywhere">{answer}</p>
                  </div>
                ))}
              </div>
            )}
          </div>
          <Knows />
        </div>
      </Section>
    </>
  );
}

/** What it can tell, by what people come for, and the way to a person. */
function Knows() {
  return (
    <aside aria-labelledby="ask-knows" className="grid gap-6">
      <div className="rounded-card bg-mist p-inset">
        <h2 id="ask-knows" className="text-h3">
          {assistantExamples.title}
        </h2>
        <Examples title={assistant.startersTitle} items={assistant.starters} />
        {assistantExamples.groups.map(group => (
          <Examples key={group.title} {...group} />
        ))}
      </div>
      <div className="rounded-card bg-marigold-soft p-inset">
        <h2 className="text-h3">{assistantCall.title}</h2>
        <p className="mt-2">
          <a className="text-link" href={site.phone.href}>
            {site.phone.display}
          </a>
        </p>
        <p className="mt-1">{assistantCall.text}</p>
      </div>
    </aside>
  );
}

function Examples({ title, items }: (typeof assistantExamples)['groups'][number]) {
  return (
    <div className="mt-5">
      <h3 className="text-label">{title}</h3>
      <ul className="mt-2 grid gap-1">
        {items.map(({ topic, label }) => (
          <li key={topic}>
            <TextLink href={`${routes.ask(topic)}#conversation`}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
