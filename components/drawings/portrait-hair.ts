/** Hair as two layers, one behind the head and one before it. Portrait box: 240 x 240. */
export const hairStyles = {
  curly: {
    back: curls([
      [70, 96, 30], [62, 128, 30], [66, 160, 26], [84, 66, 30], [120, 50, 34], [156, 66, 30],
      [170, 96, 30], [178, 128, 30], [174, 160, 26], [90, 180, 20], [150, 180, 20],
    ]), // prettier-ignore
    front: curls([
      [92, 72, 17], [112, 63, 18], [134, 64, 18], [152, 76, 15], [82, 88, 12],
    ]), // prettier-ignore
  },
  short: {
    back: lock('M78 112C70 62 92 44 124 44s50 24 38 68l-6-8H84Z'),
    front: lock('M80 104c-6-44 16-62 46-60 22 1 42 18 35 58-4-10-7-18-9-26-20 6-44 4-58-4-2 12-8 18-14 32Z'),
  },
  quiff: {
    back: lock('M79 110C72 66 92 46 122 46s48 22 39 64Z'),
    front: lock(
      'M80 106c-4-20-2-34 6-42-6-14 12-30 40-28 26 2 42 18 35 42-1 10-2 18-3 26-4-8-6-16-8-24-22 2-44 0-56-8-6 10-10 20-14 34Z',
    ),
  },
  bun: {
    back: '<circle cx="120" cy="30" r="25"/>' + lock('M77 116C70 64 90 46 120 46s50 18 43 70Z'),
    front: lock('M79 106c-4-40 14-58 41-58s45 18 41 58c-8-22-22-34-41-34s-33 12-41 34Z'),
  },
  flat: {
    back: lock('M80 108 78 44q0-8 8-9 34-5 68 0 8 1 8 9l-2 64Z'),
    front: lock('M80 106 78 44q0-8 8-9 34-5 68 0 8 1 8 9l-2 62-7-26q-33-8-66 0Z'),
  },
  bob: {
    back: lock('M70 170C60 96 72 42 120 42s60 54 50 128q-14 8-26 0V110H96v60q-14 8-26 0Z'),
    front: lock(
      'M79 112c-6-46 14-66 44-66 28 0 44 22 38 66-6-14-12-24-18-34-16 8-40 10-52 8-6 8-10 16-12 26Z',
    ),
  },
  long: {
    back: lock('M66 206C56 108 68 40 120 40s64 68 54 166q-18 10-34 0V110h-40v96q-16 10-34 0Z'),
    front: lock('M79 116c-8-48 14-70 41-70s49 22 41 70c-4-18-18-36-41-44-23 8-37 26-41 44Z'),
  },
  bald: {
    back: lock('M79 124c-3-10-4-20-2-30h10v30ZM161 124c3-10 4-20 2-30h-10v30Z'),
    front: '',
  },
  afro: {
    back: curls([
      [120, 84, 62], [72, 104, 26], [168, 104, 26],
    ]), // prettier-ignore
    front: lock('M80 104c-4-34 14-50 40-50s44 16 40 50c-8-18-22-26-40-26s-32 8-40 26Z'),
  },
  grayUp: {
    back: '<circle cx="120" cy="36" r="21"/>' + lock('M76 120C68 68 88 46 120 46s52 22 44 74Z'),
    front: lock('M79 112c-6-42 12-62 36-62-4 20-20 40-36 62ZM161 112c6-42-16-64-46-62 6 22 26 40 46 62Z'),
  },
  scarf: {
    back: lock('M60 214C58 100 66 38 120 38s62 62 60 176q-60 20-120 0Z'),
    front:
      '<path fill-rule="evenodd" d="M70 196C62 100 68 40 120 40s58 60 50 156q-50 26-100 0ZM84 104v16c0 24 16 38 36 38s36-14 36-38v-16c0-22-14-36-36-36s-36 14-36 36Z"/>',
  },
} as const satisfies Record<string, { back: string; front: string }>;

function lock(path: string): string {
  return `<path d="${path}"/>`;
}

function curls(all: readonly (readonly [number, number, number])[]): string {
  return all.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');
}

export type HairStyle = keyof typeof hairStyles;
