import { Icon } from '@/components/ui/icon';
import type { Film } from '@/content/film';

/** What one of our films shows, and what its captions say, to be read. */
export function FilmTranscript({ film }: { film: Film }) {
  return (
    <details className="mt-3 text-small">
      <summary className="inline-flex min-h-11 items-center gap-1.5 font-semibold">
        Transcript <Icon name="chevron-down" className="size-4" />
      </summary>
      {film.transcript.map(line => (
        <p key={line} className="soft max-w-[46em] pb-2">
          {line}
        </p>
      ))}
      <ul className="max-w-[46em]">
        {film.chapters.map(({ board, caption }) => (
          <li key={board} className="pb-2">
            <b>{board}.</b> {caption}
          </li>
        ))}
      </ul>
    </details>
  );
}
