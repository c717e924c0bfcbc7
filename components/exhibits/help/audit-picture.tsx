import { pinShape } from '@/components/drawings/pin-shape';
import { at, block, circle, line, path, times } from '@/components/drawings/svg';

/** What a free look checks: a phone, the map and a form, and the sheet with the three things to fix first. Decorative. */
export function AuditPicture() {
  const markup = at(34, 66, phone()) + at(148, 40, map()) + at(148, 172, form()) + sheet();
  return (
    <div
      className="absolute inset-0 bg-sky-deep dark:[--n:20%] [&>svg]:size-full"
      dangerouslySetInnerHTML={{ __html: `<svg viewBox="0 0 440 320" aria-hidden="true">${markup}</svg>` }}
    />
  );
}

function phone(): string {
  return (
    block('0 0 88 178', 'ink', 'rx="13"') +
    block('7 14 74 150', 'white', 'rx="5"') +
    block('15 24 58 44', 'mint2', 'rx="3"') +
    times(3, i => block(`15 ${80 + i * 14} ${58 - i * 12} 6`, 'stone', 'rx="3"')) +
    block('15 134 58 20', 'red', 'rx="4"') +
    at(84, 6, passed())
  );
}

function map(): string {
  return (
    block('0 0 112 108', 'cream', 'rx="6"') +
    line('M4 76L108 44M38 4L66 104', 'butter2', 8) +
    path('M8 10h22l5 22H8ZM76 66l26 -8v38H84Z', 'leaf3') +
    `<g transform="translate(56,68) scale(1.1)">${pinShape}</g>` +
    at(108, 6, passed())
  );
}

function form(): string {
  return (
    block('0 0 112 108', 'white', 'rx="6"') +
    times(2, i => block(`12 ${16 + i * 28} 88 18`, 'stone', 'rx="3"')) +
    block('12 74 54 20', 'green', 'rx="4"') +
    at(108, 6, circle(0, 0, 15, 'red') + line('M-5 -5l10 10M5 -5l-10 10', 'white', 3.5))
  );
}

function sheet(): string {
  const things = times(3, i =>
    at(
      18,
      62 + i * 46,
      circle(10, 8, 10, 'red') + block('30 0 62 6', 'slate') + block('30 12 44 6', 'stone'),
    ),
  );
  return `<g transform="translate(296,46) rotate(4)">${block('6 8 124 218', 'shade')}${block('0 0 124 218', 'white')}${block('18 22 70 12', 'ink')}${things}</g>`;
}

function passed(): string {
  return circle(0, 0, 15, 'green') + line('M-6 0l4 5 8 -9', 'white', 3.5);
}
