import { wayOut as words } from '@/content/exhibits/articles';
import { ArticleFigure } from './article-figure';

/** Three trays on the wall, and the messages that go into each. */
export function WayOut() {
  const rows = words.trays.flatMap(({ who, slips }) =>
    slips.map(({ text, act }) => [text, act, who] as const),
  );
  return (
    <ArticleFigure name="way-out" words={words} rows={rows}>
      <div className="grid gap-x-4 gap-y-6 p-6 rounded-card bg-marigold-soft sm:grid-cols-3">
        {words.trays.map(({ id, name, who, slips }) => (
          <div key={id} className="flex flex-col gap-2">
            <svg
              className="w-21 mx-auto mb-1"
              viewBox="0 0 96 56"
              dangerouslySetInnerHTML={{ __html: SIGNS[id] }}
            />
            {slips.map(({ text }) => (
              <p key={text} className="paper mx-3 py-2 px-3 rounded-edge shadow-near sm:mx-2">
                {text}
              </p>
            ))}
            <p
              className={`fig-plate mt-auto p-4 rounded-t-edge rounded-b-sign text-white text-small/[1.4] ${id === 'now' ? 'bg-brick-49 shadow-[inset_0_6px_0_var(--color-rose-62)]' : 'bg-wood-47 shadow-[inset_0_6px_0_var(--color-wood-62)]'}`}
            >
              <b className="block font-display text-label/[1.15]">{name}</b>
              {who}
            </p>
          </div>
        ))}
      </div>
    </ArticleFigure>
  );
}

/** A phone that rings, a face, a sun that comes up. */
const SIGNS = {
  now: '<path class="fig-ink" d="M22 30C30 10 66 10 74 30l-4 9q-2 4-7 3l-8-3q-4-2-3-6v-3q-10-3-20 0v3q1 4-3 6l-8 3q-5 1-7-3Z"/><path class="fig-stroke" d="M8 22l-6-6M12 12L8 4M88 22l6-6M84 12l4-8"/>',
  today:
    '<circle class="fig-ink" cx="48" cy="20" r="13"/><path class="fig-ink" d="M22 56q0-20 26-20t26 20Z"/>',
  morning:
    '<path class="fig-ink" d="M26 46a22 22 0 0 1 44 0Z"/><path class="fig-stroke" d="M8 46H88M48 14V4M24 24l-8-8M72 24l8-8"/>',
} as const;
