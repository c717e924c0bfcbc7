import { Island } from '@/components/islands/island';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { checkupReport as words } from '@/content/checkup';
import { site } from '@/content/site';
import type { Checkup } from '@/lib/checkup';
import { visibleText } from '@/lib/mail';
import { routes } from '@/lib/site/routes';
import { fillText } from '@/lib/site/text';
import { formatMoment } from '@/lib/site/time';
import { checkupHeading, troubleOf, visibleValues } from './heading';
import { CheckupHead } from './report';

/** What is being read at this moment. The page asks again by itself, and its link does the same by hand. */
export function CheckupWaiting({ checkup, token }: { checkup: Checkup; token: string }) {
  return (
    <>
      <CheckupHead title={checkupHeading(checkup)} />
      <Section>
        <div className="max-w-[34rem]">
          <Island name="checkup-progress" token={token} step={checkup.step} />
          <ButtonLink href={routes.checkupReport(token)} className="mt-8">
            {words.waiting.link}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}

/** Why there is no report, and what leads on from there. */
export function CheckupTrouble({ checkup, detail }: TroubleProps) {
  const { text, way } = troubleOf(checkup, detail);
  const at = checkup.doneAt ?? checkup.createdAt;
  const values = visibleValues({ ...detail, host: checkup.host, moment: formatMoment(at, site.timeZone) });
  const line = detail['line'];
  return (
    <>
      <CheckupHead title={checkupHeading(checkup)}>
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
