import { checkupReport as words } from '@/content/checkup';
import { isWaiting, type Checkup } from '@/lib/checkup';
import { visibleText } from '@/lib/mail';
import { fillText } from '@/lib/site/text';

/** The heading of a checkup's page in each of its states; the page's title begins with it. */
export function checkupHeading(checkup: Checkup): string {
  const { host, result } = checkup;
  if (isWaiting(checkup)) return fillText(words.waiting.title, { host });
  if (result === null) return words.interrupted.title;
  if (result.kind === 'trouble')
    return fillText(troubleOf(checkup, result.detail).title, visibleValues({ ...result.detail, host }));
  const count = result.findings.fix.length;
  const { title, none } = words.found;
  if (count === 0) return fillText(none.title, { host });
  return fillText(count === 1 ? title.one : title.many, { host, n: String(count) });
}

/** The words of a state without a report. Some states say what they know in words of their own. */
export function troubleOf({ outcome }: Pick<Checkup, 'outcome'>, detail: Readonly<Record<string, string>>) {
  const key =
    (outcome === 'turned-away' || outcome === 'parked') && detail['why'] !== undefined
      ? `${outcome}-${detail['why']}`
      : outcome === 'error-page' && detail['soft'] === 'yes'
        ? 'error-page-soft'
        : outcome === 'error-page' && detail['status'] === '404'
          ? 'error-page-404'
          : outcome === 'elsewhere' && detail['isReadable'] === 'no'
            ? 'elsewhere-unread'
            : (outcome ?? '');
  return words.troubles[isTrouble(key) ? key : 'unreachable'];
}

/** What a website said, with its hidden signs shown. */
export function visibleValues(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, visibleText(value)]));
}

function isTrouble(key: string): key is keyof typeof words.troubles {
  return Object.hasOwn(words.troubles, key);
}
