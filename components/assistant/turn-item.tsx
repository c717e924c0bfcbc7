import { TextLink } from '@/components/ui/text-link';
import { assistant } from '@/content/assistant';
import { textsOf, type Said } from '@/lib/assistant/texts';
import type { Turn } from '@/lib/assistant/turn-shape';
import { routes } from '@/lib/site/routes';

/** A question and its reply: each sentence of the site with the place where it stands. */
export function TurnItem({ turn: { question, reply } }: { turn: Turn }) {
  const leadsOn = reply.kind === 'near' || reply.kind === 'refuse';
  return (
    <>
      <p className="font-bold wrap-anywhere">
        <span className="sr-only">{assistant.log.asked}: </span>
        {question}
      </p>
      <div className="mt-2 grid gap-4 rounded-card border border-line bg-paper px-5 py-4">
        <span className="sr-only">{assistant.log.answer}: </span>
        {reply.isSpanish ? <p>{assistant.spanish}</p> : null}
        {textsOf(reply).map(said => (
          <SaidText key={said.text} said={said} />
        ))}
        {leadsOn && !(reply.kind === 'refuse' && reply.reason === 'danger') ? (
          <p>
            {reply.kind === 'near' ? assistant.other : assistant.offer}{' '}
            <TextLink href={routes.search()}>{assistant.search}</TextLink>
          </p>
        ) : null}
      </div>
    </>
  );
}

function SaidText({ said: { text, question, href, from } }: { said: Said }) {
  return (
    <div>
      {question ? (
        <p>
          {assistant.faq} “{question}”
        </p>
      ) : null}
      <p className="wrap-anywhere">{withFigures(text)}</p>
      {href ? (
        <p className="mt-1 text-small">
          {assistant.from} “{from}.” <TextLink href={href}>{assistant.read}</TextLink>
        </p>
      ) : null}
    </div>
  );
}

/** Figures stand out, with their units. */
function withFigures(text: string) {
  return text
    .split(FIGURE)
    .map((part, index) => (index % 2 === 1 ? <strong key={`${index} ${part}`}>{part}</strong> : part));
}

const FIGURE =
  /(\$\d(?:[\d,]*\d)?(?:\.\d+)?|\d[\d.,-]*\d?\+?%?(?: (?:business |calendar )?(?:minute|hour|day|week|month|year|page)s?)?)/;
