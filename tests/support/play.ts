import fc from 'fast-check';
import { HOUR_MS, MINUTE_MS } from '@/lib/site/time';

/**
 * Plays a model: a story is drawn, lived, and checked by `live`. In the gate it plays `runs` stories from a fixed seed;
 * `npm run play -- --runs=2000 --seed=7` plays longer, and says every 20 seconds how far it is. Throws the shortest story that
 * breaks a rule, with its seed.
 */
export async function play<Story>({ name, stories, live, runs, seed }: Played<Story>): Promise<void> {
  const isLong = process.env['PLAY_RUNS'] !== undefined;
  const count = Number(process.env['PLAY_RUNS'] ?? runs);
  const startedAt = Date.now();
  let [lived, failed, toldAt] = [0, 0, startedAt];
  const tell = () => {
    toldAt = Date.now();
    const shortened = failed > 0 ? `, ${failed} broke a rule: looking for the shortest` : '';
    const seconds = Math.round((toldAt - startedAt) / 1000);
    process.stderr.write(`${name}: ${lived} stories of ${count} in ${seconds} s${shortened}\n`);
  };
  const property = fc.asyncProperty(stories, async story => {
    lived += 1;
    try {
      await live(story);
    } catch (error) {
      failed += 1;
      throw error;
    } finally {
      if (isLong && Date.now() - toldAt > TOLD_EVERY_MS) tell();
    }
  });
  const details = await fc.check(property, {
    seed: Number(process.env['PLAY_SEED'] ?? seed),
    numRuns: count,
  });
  if (isLong) tell();
  if (!details.failed) return;
  const { errorInstance: cause } = details;
  const broken = cause instanceof Error ? cause.message : String(cause);
  throw new Error([broken, fc.defaultReportMessage(details)].join('\n'), { cause });
}

type Played<Story> = {
  name: string;
  stories: fc.Arbitrary<Story>;
  live: (story: Story) => Promise<void>;
  runs: number;
  seed: number;
};

const TOLD_EVERY_MS = 20_000;

/** For a test that hangs; a long run takes as long as it takes. */
export const PLAY_LIMIT_MS = process.env['PLAY_RUNS'] === undefined ? 2 * MINUTE_MS : 24 * HOUR_MS;
