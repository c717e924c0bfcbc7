import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { films } from '@/content/film';
import { captionsFile } from './captions';

test.each(Object.entries(films))(
  'the committed captions of the film %s say what its content says',
  (name, film) => {
    const committed = readFileSync(`public/film/${name}.vtt`, 'utf8');
    expect(committed).toBe(captionsFile(film.chapters));
  },
);

test.each(Object.keys(films))('the film %s has all its files, none above a megabyte', name => {
  for (const ending of ['webm', 'mp4', 'webp', 'vtt']) {
    const { size } = statSync(`public/film/${name}.${ending}`);
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(1_000_000);
  }
});
