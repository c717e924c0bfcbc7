import { Icon } from '@/components/ui/icon';
import { withoutGoneArticles } from '@/lib/documents/read-documents';

/** The knowledge base: guides in three lists. */
export function Guides({ groups }: { groups: readonly GuideGroup[] }) {
  return (
    <div className="grid gap-x-10 gap-y-10 md:grid-cols-2 xl:grid-cols-3">
      {groups.map(({ title, links }) => (
        <div key={title}>
          <h3 className="border-b-2 border-ink pb-3">{title}</h3>
          <ul>
            {withoutGoneArticles(links).map(({ label, href }) => (
              <li key={href} className="border-b border-line">
                <a
                  href={href}
                  className="group grid grid-cols-[minmax(0,1fr)_20px] items-center gap-4 py-4 leading-snug font-semibold hover:text-pin"
                >
                  {label}
                  <Icon
                    name="arrow-right"
                    className="size-5 transition-transform duration-[260ms] group-hover:translate-x-[5px]"
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

type GuideGroup = { title: string; links: readonly { label: string; href: string }[] };
