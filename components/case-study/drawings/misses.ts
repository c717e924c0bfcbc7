import { drawPicture } from '@/components/drawings/picture';
import { block } from '@/components/drawings/svg';
import { townPageCalls } from '@/content/case-studies';
import type { MissPicture } from '@/content/case-study';

/** What went wrong, as a picture of 400 by 224, always by day. Decoration beside the words. */
export function missDrawing(picture: MissPicture): string {
  if (picture !== 'wait') return drawPicture(`case-studies/${picture}`, { class: 'day' });
  return `<svg viewBox="0 0 400 224" class="day" aria-hidden="true">${wait()}</svg>`;
}

/** Month by month: what two pages brought. */
function wait(): string {
  const bars = townPageCalls.map((calls, month) => {
    const x = 34 + month * 58;
    const h = calls * 17;
    const count = text(String(calls), { x: x + 20, y: calls ? 170 - h : 162, size: 20 });
    const bar = calls
      ? block(`${x} ${178 - h} 40 ${h}`, 'bottle')
      : `<rect x="${x + 1}" y="170" width="38" height="8" fill="none" class="s c-red" stroke-width="2"/>`;
    return bar + count + text(String(month + 1), { x: x + 20, y: 202, size: 19 });
  });
  return block('0 0 400 224', 'white') + bars.join('') + block('20 178 360 2', 'ink');
}

function text(words: string, { x, y, size }: { x: number; y: number; size: number }): string {
  return `<text x="${x}" y="${y}" text-anchor="middle" class="st c-ink" font-size="${size}">${words}</text>`;
}
