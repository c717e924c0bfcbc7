import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onBothEngines } from '../support/engines';
import { buy, moneyCommands, PURCHASES } from '../support/money-commands';
import { aLife, noFacts } from '../support/money-life';
import { anOrderWorld } from '../support/orders-world';

/** `npm run play -- --runs=2000 --seed=7` plays longer, and other lives. */
const RUNS = Number(process.env['PLAY_RUNS'] ?? 0);
const SEED = Number(process.env['PLAY_SEED'] ?? 57);
/** A 31st, and a day that every month has. */
const FIRST_DAYS = ['2027-01-31', '2027-03-10'];
const TIME_LIMIT_MS = 86_400_000;

onBothEngines('a customer’s money', engine => {
  const world = anOrderWorld(engine);

  test(
    'is right in any order of events',
    async () => {
      const life = fc.tuple(
        fc.constantFrom(...FIRST_DAYS),
        fc.constantFrom(...PURCHASES),
        fc.commands(moneyCommands, { maxCommands: 16, size: 'max' }),
      );
      await expect(
        fc.assert(
          fc.asyncProperty(life, async ([day, purchase, commands]) => {
            await engine.clear();
            world.paypal.reset();
            world.paypal.holdWebhooks();
            world.advance(Date.parse(`${day}T17:00:00Z`) - Date.now());
            const real = aLife(world);
            await buy(real, purchase);
            await fc.asyncModelRun(() => ({ model: noFacts(), real }), commands);
          }),
          { seed: SEED, numRuns: RUNS || (engine.name === 'embedded' ? 12 : 3) },
        ),
      ).resolves.toBeUndefined();
    },
    TIME_LIMIT_MS,
  );
});
