import { circle, ellipse, line, path, rect, ring, times } from '@/components/drawings/svg';

/** What stands in each room of the cutaway shop, in a box of 360 by 190 units, the floor at 176. */
export const ROOM_DRAWINGS = {
  websites: drawingTable() + floor(),
  'local-search': mapRoom() + floor(),
  chatbots: nightDesk() + floor(),
  hosting: boilerRoom() + floor(),
  'words-and-pictures': studio() + floor(),
  reports: office() + floor(),
} as const;

function floor(): string {
  return rect({ x: 0, y: 176, w: 360, h: 14, c: 'wood' });
}

/** A drawing board with a shop page on it, a stool, a lamp. */
function drawingTable(): string {
  return (
    line('M110 176L140 96M250 176L220 96', 'wood', 7) +
    path('M92 40H266L248 112H74Z', 'white') +
    path('M92 40H266l-4 16H88Z', 'bottle') +
    path('M98 66h60l-8 34H90Z', 'rose2') +
    line('M172 72h70M170 84h58M166 96h40', 'stone', 4) +
    line('M300 176V110q0 -60 -50 -68', 'iron', 5) +
    path('M232 26l34 14 -22 26 -22 -24Z', 'marigold') +
    line('M34 176v-50M66 176v-50M28 124h44', 'wood', 7)
  );
}

/** The town on the wall with pins, and a ladder before it. */
function mapRoom(): string {
  const pins = [
    [120, 62, 'green2'],
    [162, 84, 'green2'],
    [204, 58, 'green2'],
    [240, 96, 'marigold'],
    [92, 102, 'red'],
  ] as const;
  return (
    rect({ x: 60, y: 24, w: 220, h: 112, c: 'wood' }) +
    rect({ x: 67, y: 31, w: 206, h: 98, c: 'cream' }) +
    line('M67 96L273 60M130 31L160 129M220 31l-16 98', 'butter2', 8) +
    path('M67 44q40 20 30 85H67Z', 'blue') +
    pins.map(([x, y, c]) => line(`M${x} ${y}v12`, 'iron', 2.5) + circle(x, y, 8, c)).join('') +
    line('M296 176L318 40M346 176L328 40M303 134h36M308 104h26M312 74h18', 'wood', 6)
  );
}

/** A counter at night: a screen with a conversation, the moon in the window, a cup. */
function nightDesk(): string {
  return (
    rect({ x: 34, y: 26, w: 84, h: 78, c: 'white' }) +
    rect({ x: 40, y: 32, w: 72, h: 66, c: 'slate' }) +
    circle(90, 52, 12, 'butter') +
    rect({ x: 30, y: 128, w: 300, h: 48, c: 'plum' }) +
    rect({ x: 24, y: 120, w: 312, h: 10, c: 'butter2' }) +
    rect({ x: 180, y: 36, w: 116, h: 72, c: 'iron' }) +
    path('M190 46h60v18h-60Z', 'butter') +
    path('M226 72h60v26h-60Z', 'green') +
    line('M238 108v12M210 120h56', 'iron', 7) +
    path('M136 100h22v20h-22Z', 'red') +
    ring(160, 109, 6, { c: 'red', width: 4 })
  );
}

/** Servers as a boiler: a tank with a gauge, pipes, a rack with lights. */
function boilerRoom(): string {
  const racks = times(
    4,
    i =>
      rect({ x: 218, y: 40 + i * 33, w: 94, h: 26, c: 'slate' }) +
      circle(234, 53 + i * 33, 5, i === 3 ? 'marigold' : 'leaf3') +
      line(`M254 ${53 + i * 33}h44`, 'steel', 4),
  );
  return (
    line('M98 60V18H264v14M140 170h70', 'terra', 10) +
    path('M44 84q0 -34 54 -34t54 34v92H44Z', 'enamel') +
    circle(98, 100, 24, 'white') +
    line('M98 100l12 -12', 'red', 4) +
    rect({ x: 62, y: 140, w: 72, h: 26, c: 'iron' }) +
    path('M74 164q6 -18 12 -6 6 -18 14 0 8 -12 12 6Z', 'marigold') +
    rect({ x: 208, y: 30, w: 114, h: 146, c: 'iron' }) +
    racks
  );
}

/** A typewriter on a table, a camera on legs, a loaf that sits for its portrait. */
function studio(): string {
  return (
    line('M44 176v-42M150 176v-42', 'wood', 7) +
    rect({ x: 26, y: 124, w: 144, h: 11, c: 'wood' }) +
    rect({ x: 66, y: 56, w: 62, h: 44, c: 'white' }) +
    line('M76 66h42M76 76h42M76 86h26', 'stone', 4) +
    path('M52 124l8 -34h74l8 34Z', 'red') +
    times(3, i => line(`M${66 + i * 4} ${100 + i * 8}h${62 - i * 8}`, 'ink', 3)) +
    line('M232 96L204 176M232 96L260 176M232 96V176', 'iron', 5) +
    rect({ x: 196, y: 54, w: 72, h: 48, c: 'ink' }) +
    rect({ x: 212, y: 44, w: 24, h: 12, c: 'ink' }) +
    circle(256, 78, 18, 'steel') +
    circle(256, 78, 10, 'glass2') +
    rect({ x: 296, y: 132, w: 44, h: 44, c: 'stone' }) +
    ellipse(318, 122, [22, 12], 'terra') +
    line('M308 116l6 8M320 114l6 8', 'butter', 3)
  );
}

/** One page on the wall, a cabinet, a desk plant. */
function office(): string {
  return (
    rect({ x: 40, y: 20, w: 106, h: 126, c: 'white' }) +
    line('M54 38h50M54 50h30', 'ink', 5) +
    times(5, i =>
      rect({ x: 54 + i * 16, y: 116 - i * 11, w: 11, h: 16 + i * 11, c: i === 4 ? 'red' : 'bottle' }),
    ) +
    rect({ x: 192, y: 62, w: 92, h: 114, c: 'green' }) +
    times(
      3,
      i =>
        rect({ x: 199, y: 69 + i * 36, w: 78, h: 30, c: 'green2' }) +
        rect({ x: 228, y: 78 + i * 36, w: 20, h: 7, c: 'brass' }),
    ) +
    path('M222 44h32l-5 18h-22Z', 'terra') +
    ellipse(238, 30, [20, 16], 'leaf') +
    ellipse(228, 22, [9, 12], 'leaf3')
  );
}
