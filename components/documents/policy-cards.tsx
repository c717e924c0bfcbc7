import { Icon } from '@/components/ui/icon';
import type { Policy } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';

/** The policies that people look for first, as cards. */
export function PolicyCards({ policies }: { policies: readonly Policy[] }) {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {policies.map(({ slug, heading, summary }) => (
        <li key={slug} className="group relative flex flex-col rounded-card bg-card p-7 shadow-lift">
          <h2 className="text-h3 group-hover:text-pin">
            <a href={routes.policy(slug)} className="after:absolute after:inset-0">
              {heading}
            </a>
          </h2>
          <p className="soft mt-2 mb-5">{summary}</p>
          <Icon
            name="arrow-right"
            className="mt-auto size-6 transition-transform group-hover:translate-x-1"
          />
        </li>
      ))}
    </ul>
  );
}
