import { FilmTranscript } from '@/components/embeds/film-transcript';
import { Island } from '@/components/islands/island';
import { Dialog } from '@/components/ui/dialog';
import { films, type Film as FilmContent } from '@/content/film';

/** The video's window: a configured video, else our own film with its transcript. What it says is also on the page as text. */
export function VideoDialog({ id, title, paragraphs, film, video }: VideoDialogProps) {
  const own: FilmContent = films[film];
  return (
    <Dialog id={id} label={title}>
      <div className="max-h-[calc(100dvh-40px)] overflow-y-auto">
        {video === '' ? (
          <Island name="film" film={film} label={own.label} width={own.width} height={own.height} />
        ) : (
          <Island name="embed" src={video} title={title} />
        )}
        <div className="px-inset pt-6 pb-inset">
          <h2 className="text-h3">{title}</h2>
          {paragraphs.map(paragraph => (
            <p key={paragraph} className="soft mt-2.5 max-w-[46em]">
              {paragraph}
            </p>
          ))}
          {video === '' ? <FilmTranscript film={own} /> : null}
        </div>
      </div>
    </Dialog>
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
