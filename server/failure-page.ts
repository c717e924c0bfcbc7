import { failure } from '../content/failure.ts';
import { site } from '../content/site.ts';
import { plainPage, plainPageWays } from '../lib/http/plain-page.ts';

/** The page for what nobody foresaw. `canRetry`: the same address may be asked again. */
export function failurePage({ reference, canRetry }: { reference: string; canRetry: boolean }): string {
  const { title, text, retry, call, home } = failure;
  const ways = plainPageWays([
    ...(canRetry ? [{ href: '', label: retry }] : []),
    { href: site.phone.href, label: `${call} ${site.phone.display}` },
    { href: '/', label: home },
  ]);
  return plainPage({
    title: `${title.replace('.', '')} | ${site.name}`,
    heading: title,
    brand: site.name,
    body: `<p>${text}</p>
${ways}
<small>${failure.reference} <code>${reference}</code></small>`,
  });
}
