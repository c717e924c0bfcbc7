import { TextLink } from '@/components/ui/text-link';
import { supportCenterLink } from '@/content/navigation';
import { site } from '@/content/site';
import type { Policy } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';
import { formatDay } from '@/lib/site/time';

/** What follows a policy's text: whom to ask, what changed and when, and the policies next to it. */
export function PolicyFoot({ policy, related }: { policy: Policy; related: readonly Policy[] }) {
  return (
    <div className="mt-16 grid max-w-[38rem] gap-10 border-t-2 border-ink pt-8 text-body">
      <section aria-labelledby="policy-contact">
        <h2 id="policy-contact" className="text-h3">
          Questions about this page
        </h2>
        <p className="mt-2">
          Write to <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>, call{' '}
          <TextLink href={site.phone.href}>{site.phone.display}</TextLink> (
          <span className="whitespace-nowrap">{site.hours.text}</span>), or use the{' '}
          <TextLink href={supportCenterLink.href}>support center</TextLink>.
        </p>
      </section>
      <section aria-labelledby="policy-changes">
        <h2 id="policy-changes" className="text-h3">
          What changed
        </h2>
        <dl className="mt-2">
          {policy.changes.map(change => (
            <div
              key={change.date + change.text}
              className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[10rem_1fr]"
            >
              <dt className="font-semibold">
                <time dateTime={change.date}>{formatDay(change.date)}</time>
              </dt>
              <dd className="soft">{change.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {related.length > 0 ? <RelatedPolicies related={related} /> : null}
    </div>
  );
}

function RelatedPolicies({ related }: { related: readonly Policy[] }) {
  return (
    <nav aria-labelledby="policy-related" className="print:hidden">
      <h2 id="policy-related" className="text-h3">
        Related
      </h2>
      <ul className="mt-2">
        {related.map(({ slug, heading, summary }) => (
          <li key={slug} className="border-b border-line py-3">
            <TextLink href={routes.policy(slug)}>{heading}</TextLink>
            <span className="soft block text-small">{summary}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
