import { TextLink } from '@/components/ui/text-link';
import { withoutGoneArticles } from '@/lib/documents/read-documents';

/** Problems that owners come with: what to do about each, and where to read on. */
export function Problems({ items }: { items: readonly Problem[] }) {
  return (
    <ul className="grid gap-x-split gap-y-12 md:grid-cols-2">
      {items.map(({ title, text, links }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="mt-3 max-w-[34rem]">{text}</p>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
            {withoutGoneArticles(links).map(({ label, href }) => (
              <TextLink key={href} href={href}>
                {label}
              </TextLink>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

type Problem = { title: string; text: string; links: readonly { label: string; href: string }[] };
