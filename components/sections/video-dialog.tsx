import { StreetScene } from '@/components/drawings/street-scene';
import { Dialog } from '@/components/ui/dialog';

/** The video's window, for pages that show the whole street. Until a video is configured it shows our own drawing and says in words what the film would. */
export function VideoDialog({ id, title, paragraphs }: VideoDialogProps) {
  return (
    <Dialog id={id} label={title}>
      <div className="night relative overflow-hidden bg-night">
        <StreetScene plan={NIGHT_PLAN} borrowed className="h-[clamp(180px,30vw,300px)]" />
      </div>
      <div className="p-[clamp(22px,4vw,40px)]">
        <h2 className="text-h3">{title}</h2>
        {paragraphs.map(paragraph => (
          <p key={paragraph} className="soft mt-3 max-w-[42em]">
            {paragraph}
          </p>
        ))}
      </div>
    </Dialog>
  );
}

const NIGHT_PLAN = [
  'coffee',
  'florist',
  80,
  'restaurant',
  'dentist',
  84,
  'plumber',
  'barber',
  80,
  'auto',
] as const;

type VideoDialogProps = { id: string; title: string; paragraphs: readonly string[] };
