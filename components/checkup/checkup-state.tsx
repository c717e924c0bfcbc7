import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { checkupReport as words } from '@/content/checkup';
import { site } from '@/content/site';
import type { Checkup } from '@/lib/checkup';
import { formatMoment, visibleText } from '@/lib/mail';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { CheckupHead } from './report';

/** What is being read at this moment. The page asks again by itself, and its link does the same by hand. */
export function CheckupWaiting({ checkup, token }: { checkup: Checkup; token: string }) {
  const { waiting } = words;
  const steps = Object.entries(waiting.steps);
  const now = Math.max(
    0,
    steps.findIndex(([name]) => name === (checkup.step?.name ?? 'server')),
  );
  const { done = 0, of = 0 } = checkup.step ?? {};
  return (
    <>
      <CheckupHead title={fillText(waiting.title, { host: checkup.host })}>
        <output className="mt-3 block text-lede">
          {steps[now]?.[1]}. {waiting.text}
        </output>
      </CheckupHead>
      <Section>
        <ol className="grid gap-3">
          {steps.map(([name, label], index) => (
            <li key={name} aria-current={index === now ? 'step' : undefined}>
              {label}
              {name === 'files' && index === now && of > 0
                ? ` ${fillText(waiting.count, { n: String(done), m: String(of) })}`
                : ''}
              {': '}
              <strong>{waiting.marks[index < now ? 'done' : index === now ? 'now' : 'next']}</strong>
            </li>
          ))}
        </ol>
        <ButtonLink href={routes.checkupReport(token)} className="mt-8">
          {waiting.link}
        </ButtonLink>
      </Section>
    </>
  );
}

/** Why there is no report, and what leads on from there. */
export function CheckupTrouble({ checkup, detail }: TroubleProps) {
  const { title, text, way } = words.troubles[keyOf(checkup.outcome ?? '', detail)];
  const at = checkup.doneAt ?? checkup.createdAt;
  const moment = formatMoment(at, site.timeZone);
  const values = Object.fromEntries(
    Object.entries({ ...detail, host: checkup.host, moment }).map(([name, value]) => [
      name,
      visibleText(value),
    ]),
  );
  const line = detail['line'];
  return (
    <>
      <CheckupHead title={fillText(title, values)}>
        <p className="mt-3 text-lede wrap-anywhere">{fillText(text, values)}</p>
      </CheckupHead>
      <Section>
        {line === undefined ? null : (
          <p className="mb-6 wrap-anywhere">
            {words.found.fromPage}: <code dir="auto">{visibleText(line)}</code>
          </p>
        )}
        <Way way={way} checkup={checkup} values={values} />
      </Section>
    </>
  );
}

type TroubleProps = { checkup: Checkup; detail: Readonly<Record<string, string>> };

type TroubleKey = keyof typeof words.troubles;

/** Some states say what they know in words of their own. */
function keyOf(outcome: string, detail: TroubleProps['detail']): TroubleKey {
  const key =
    outcome === 'turned-away' && detail['why'] !== undefined
      ? `turned-away-${detail['why']}`
      : outcome === 'error-page' && detail['soft'] === 'yes'
        ? 'error-page-soft'
        : outcome === 'error-page' && detail['status'] === '404'
          ? 'error-page-404'
          : outcome === 'elsewhere' && detail['isReadable'] === 'no'
            ? 'elsewhere-unread'
            : outcome;
  return isTrouble(key) ? key : 'unreachable';
}

function isTrouble(key: string): key is TroubleKey {
  return Object.hasOwn(words.troubles, key);
}

function Way({ way, checkup, values }: WayProps) {
  const { ways } = words;
  const other = values['other'] ?? '';
  const href = {
    form: routes.checkup(checkup.host),
    again: routes.checkup(checkup.host),
    other: routes.checkup(other),
    audit: routes.contact('free-audit'),
  }[way];
  return <ButtonLink href={href}>{fillText(ways[way], { other })}</ButtonLink>;
}

type WayProps = {
  way: keyof typeof words.ways;
  checkup: Checkup;
  values: Readonly<Record<string, string>>;
};

/** Our side failed, or the link leads to nothing any more. */
export function CheckupNotice({ title, text, website, label }: NoticeProps) {
  return (
    <>
      <CheckupHead title={title}>
        {text === undefined ? null : <p className="mt-3 text-lede">{text}</p>}
      </CheckupHead>
      <Section>
        <ButtonLink href={routes.checkup(website)}>{label}</ButtonLink>
      </Section>
    </>
  );
}

type NoticeProps = { title: string; text?: string; website?: string; label: string };
