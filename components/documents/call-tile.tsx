import { ButtonLink } from '@/components/ui/button';

/** Fills the last row of a three-column grid with the invitation to a call. */
export function CallTile({ after, title, text, label, href }: CallTileProps) {
  return (
    <div
      className={`on-marigold flex flex-col items-start justify-center gap-4 self-stretch rounded-panel bg-marigold p-head text-ink-fixed sm:col-span-2 ${SPAN[after % 3]}`}
    >
      <h2>{title}</h2>
      <p className="max-w-[30em] text-lede">{text}</p>
      <ButtonLink href={href} variant="ink">
        {label}
      </ButtonLink>
    </div>
  );
}

const SPAN: Record<number, string> = { 0: 'xl:col-span-3', 1: 'xl:col-span-2', 2: 'xl:col-span-1' };

type CallTileProps = {
  /** How many entries stand before it. */
  after: number;
  title: string;
  text: string;
  label: string;
  href: string;
};
