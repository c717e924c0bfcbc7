import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onBothEngines } from '../../support/engines';
import { buy, moneyStory, PURCHASES } from '../../support/money-commands';
import { aLife, noFacts } from '../../support/money-life';
import { anOrderWorld } from '../../support/orders-world';
import { play, PLAY_LIMIT_MS } from '../../support/play';

/** A 31st, and a day that every month has. */
const FIRST_DAYS = ['2027-01-31', '2027-03-10'];

onBothEngines('a customer’s money', engine => {
  const world = anOrderWorld(engine);
  const stories = fc.tuple(fc.constantFrom(...FIRST_DAYS), fc.constantFrom(...PURCHASES), moneyStory);

  test(
    'is right in any order of events',
    async () => {
      const live = async ([day, purchase, commands]: Story) => {
        await engine.clear();
        world.paypal.reset();
        world.paypal.holdWebhooks();
        world.advance(Date.parse(`${day}T17:00:00Z`) - Date.now());
        const real = aLife(world);
        await buy(real, purchase);
        await fc.asyncModelRun(() => ({ model: noFacts(), real }), commands);
      };
      const runs = engine.name === 'embedded' ? 12 : 3;
      await expect(play({ name: 'money', stories, live, runs, seed: 57 })).resolves.toBeUndefined();
    },
    PLAY_LIMIT_MS,
  );

  type Story = typeof stories extends fc.Arbitrary<infer Drawn> ? Drawn : never;
});
