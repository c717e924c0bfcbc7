import { Embed } from '@/components/embeds/embed';
import { Film } from '@/components/embeds/film';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { films, type Film as FilmContent } from '@/content/film';

/** The video's window: a configured video, else our own film with its transcript. What it tells also stands in words. */
export function VideoDialog({ id, title, paragraphs, film, video }: VideoDialogProps) {
  const own: FilmContent = films[film];
  return (
    <Dialog id={id} label={title}>
      <div className="max-h-[calc(100dvh-40px)] overflow-y-auto">
        {video === '' ? (
          <Film name={film} label={own.label} width={own.width} height={own.height} />
        ) : (
          <Embed src={video} title={title} />
        )}
        <div className="px-[clamp(22px,4vw,40px)] pt-[clamp(18px,2.4vw,28px)] pb-[clamp(22px,3vw,32px)]">
          <h2 className="text-h3">{title}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph} className="soft mt-2.5 max-w-[46em]">
              {paragraph}
            </p>
          ))}
          {video === '' ? <Transcript film={own} /> : null}
        </div>
      </div>
    </Dialog>
  );
}

function Transcript({ film }: { film: FilmContent }) {
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

type VideoDialogProps = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  film: keyof typeof films;
  /** A configured video's address; empty shows our own film. */
  video: string;
};
