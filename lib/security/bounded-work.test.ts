import { expect, test } from 'vitest';
import { boundedWork, TooBusyError } from './bounded-work';

test('only so much runs at once, the next wait in order, and what is beyond is refused', async () => {
  const bound = boundedWork({ running: 2, waiting: 1 });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string) =>
    bound(() => {
      started.push(name);
      return new Promise<string>(resolve => ends.set(name, () => resolve(name)));
    });
  const [first, second, third] = [start('first'), start('second'), start('third')];
  await expect(start('fourth')).rejects.toThrow(TooBusyError);
  expect(started).toEqual(['first', 'second']);
  ends.get('second')?.();
  expect(await second).toBe('second');
  await expect.poll(() => started).toEqual(['first', 'second', 'third']);
  ends.get('third')?.();
  ends.get('first')?.();
  expect(await Promise.all([first, third])).toEqual(['first', 'third']);
});

test('work that fails gives its place back', async () => {
  const bound = boundedWork({ running: 1, waiting: 0 });
  await expect(bound(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await bound(() => Promise.resolve('yes'))).toBe('yes');
});
