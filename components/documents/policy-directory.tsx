import { Icon } from '@/components/ui/icon';
import { POLICY_GROUPS, type Policy } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';

export function PolicyDirectory({ policies }: { policies: readonly Policy[] }) {
  return (
    <div className="grid gap-14">
      {POLICY_GROUPS.map(group => (
        <section
          key={group}
          aria-label={group}
          className="grid gap-x-split gap-y-5 lg:grid-cols-[.5fr_1.6fr]"
        >
          <h3>{group}</h3>
          <ul className="grid gap-x-split border-t-2 border-ink sm:grid-cols-2">
            {policies
              .filter(policy => policy.group === group)
              .map(({ slug, heading, summary }) => (
                <li key={slug} className="border-b border-line">
                  <a
                    href={routes.policy(slug)}
                    className="group grid grid-cols-[minmax(0,1fr)_20px] items-center gap-4 py-4"
                  >
                    <span>
                      <b className="block font-display text-body leading-tight group-hover:text-pin">
                        {heading}
                      </b>
                      <span className="soft text-small">{summary}</span>
                    </span>
                    <Icon
                      name="arrow-right"
                      className="size-5 transition-transform group-hover:translate-x-[5px]"
                    />
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
