import { block, circle, ellipse, line, path } from '@/components/drawings/svg';
import { WALL } from './wall';

/** A service bell that speaks at night: one of its lines is crossed out. */
export function bellCover(): string {
  return WALL + moonWindow() + bubble() + counter() + bell();
}

function moonWindow(): string {
  return (
    block('92 40 132 150', 'slate') +
    '<path d="M100 48h116v134H100Z" fill="oklch(.2 .05 250)"/>' +
    circle(160, 106, 34, 'butter') +
    '<circle cx="176" cy="97" r="30" fill="oklch(.2 .05 250)"/>' +
    circle(122, 150, 2.4, 'white') +
    circle(196, 164, 2.4, 'white') +
    circle(126, 74, 2, 'white') +
    block('84 184 148 12', 'steel')
  );
}

function bubble(): string {
  const words = [
    [94, 190],
    [130, 150],
    [166, 104],
  ]
    .map(([y = 0, w = 0]) => block(`306 ${y - 7} ${w} 14`, 'steel', 'rx="7"'))
    .join('');
  return (
    path('M290 58h226q22 0 22 22v104q0 22-22 22H352l-52 46 8-46h-18q-22 0-22-22V80q0-22 22-22Z', 'white') +
    words +
    line('M298 138L474 120', 'red', 9) +
    line('M420 166l12 13 26-30', 'bottle', 9)
  );
}

function counter(): string {
  return block('0 318 640 82', 'wood') + block('0 318 640 12', 'terra') + line('M0 362h640', 'trunk', 3);
}

function bell(): string {
  return (
    ellipse(236, 318, [96, 8], 'shade') +
    block('150 298 172 20', 'steel', 'rx="8"') +
    path('M158 298a78 74 0 0 1 156 0Z', 'brass') +
    path('M158 298a78 74 0 0 1 60-72q-34 26-34 72Z', 'butter') +
    block('228 206 16 20', 'steel') +
    ellipse(236, 206, [17, 9], 'steel') +
    line('M128 246l-22-12M142 222l-16-18M344 246l20-10', 'marigold', 6)
  );
}
