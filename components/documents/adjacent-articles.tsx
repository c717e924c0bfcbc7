import { Icon } from '@/components/ui/icon';
import type { Article } from '@/lib/documents/read-documents';
import { routes } from '@/lib/site/routes';

/** The way to the next older and the next newer article. */
export function AdjacentArticles({ previous, next }: { previous: Article | null; next: Article | null }) {
  return (
    <nav
      aria-label="More articles"
      className="mt-11 grid gap-4 border-t-2 border-ink pt-5 sm:grid-cols-2 print:hidden"
    >
      {previous ? (
        <a href={routes.article(previous.slug)} className="group grid grid-cols-[20px_1fr] gap-3">
          <Icon name="chevron-left" className="mt-1 size-5" />
          <span>
            <span className="soft block text-small">Previous article</span>
            <b className="group-hover:text-pin">{previous.title}</b>
          </span>
        </a>
      ) : null}
      {next ? (
        <a
          href={routes.article(next.slug)}
          className="group grid grid-cols-[minmax(0,1fr)_20px] gap-3 sm:col-start-2 sm:text-right"
        >
          <span>
            <span className="soft block text-small">Next article</span>
            <b className="group-hover:text-pin">{next.title}</b>
          </span>
          <Icon name="chevron-right" className="mt-1 size-5" />
        </a>
      ) : null}
    </nav>
  );
}
