import { expect, test } from 'vitest';
import { submitLead } from '@/lib/leads/submit';
import { deliverOutbox } from '@/lib/mail/deliver';
import { sendMail } from '@/lib/mail/resend';
import { newId } from '@/lib/site/ids';
import { MINUTE_MS } from '@/lib/site/time';
import { onBothEngines } from '../../support/engines';
import { aPostedLead } from '../../support/leads';
import { testSite } from '../../support/site';
import { aDelivery, useResend, deliverAll } from './fixtures';

// Promise L4 (docs/leads.md). Ten minutes without Resend, forty leads, and a process killed in the middle.
const LEADS = 40;
const OUTAGE_MS = 10 * MINUTE_MS;
const STEP_MS = 30_000;

onBothEngines('an outage of Resend', engine => {
  const { time, simulator } = useResend(engine);

  // Two connections of one process to the embedded file would block each other's thread; its workers share one.
  const worker = () =>
    aDelivery(engine.name === 'embedded' ? engine.database() : engine.newConnection(), {
      simulator: simulator(),
      time,
    });

  async function keepLead(number: number): Promise<void> {
    const email = `visitor-${number}@shop.test`;
    const services = testSite(engine.database(), time.clock);
    const fields = { name: `Visitor ${number}`, email, inquiry: 'general', message: 'Hello' };
    const outcome = await submitLead(aPostedLead({ fields, submissionId: newId() }), services);
    expect(outcome.kind, 'a visitor is thanked although no mail goes out').toBe('accepted');
  }

  test.each(['server_error', 'cut_after_accepting'] as const)(
    'of ten minutes (%s) with a process killed in the middle: each lead’s mails arrive exactly once afterwards',
    async kind => {
      simulator().setFault({ kind });
      const [dying, living] = [worker(), worker()];
      const startedAt = time.clock.now();
      let leads = 0;
      let isKilled = false;
      while (time.clock.now() - startedAt < OUTAGE_MS) {
        while (leads < LEADS && leads < leadsBy(time.clock.now() - startedAt)) await keepLead((leads += 1));
        const isHalfway = time.clock.now() - startedAt >= OUTAGE_MS / 2;
        if (isHalfway && !isKilled) {
          isKilled = true;
          await killedWhileSending(dying);
        } else await oneRound(isKilled ? living : dying);
        time.advance(STEP_MS);
      }
      expect(leads).toBe(LEADS);
      simulator().setFault(null);
      const db = engine.database();
      await deliverAll(living, time);

      const stored = await db.selectFrom('outbox').select(['idempotency_key', 'state']).execute();
      const arrived = simulator()
        .messages()
        .map(({ idempotencyKey }) => idempotencyKey);
      expect(stored.filter(({ state }) => state !== 'sent')).toEqual([]);
      expect(stored).toHaveLength(2 * LEADS);
      expect(arrived).toHaveLength(stored.length);
      expect(new Set(arrived)).toEqual(new Set(stored.map(row => row.idempotency_key)));
    },
    // It takes twenty seconds on idle cores. One that is given up goes on writing into the next.
    240_000,
  );

  /** The mail has been handed over, and its process is gone before it could write anything down. */
  async function killedWhileSending({ site, run }: Delivery): Promise<void> {
    const handedOver = new Promise<void>(resolve => {
      const send: typeof sendMail = async (mail, site) => {
        await sendMail(mail, site);
        resolve();
        return new Promise(() => undefined);
      };
      void deliverOutbox({ ...run, send, pace: () => Promise.resolve() }, site);
    });
    time.advance(STEP_MS);
    await handedOver;
  }
});

/** Leads come evenly, the last one a minute before Resend is back. */
function leadsBy(elapsedMs: number): number {
  return Math.ceil((LEADS * (elapsedMs + 1)) / (OUTAGE_MS - 60_000));
}

/** A round of a living worker: whatever it can claim in one step of the clock. */
async function oneRound({ site, run }: Delivery): Promise<void> {
  await deliverOutbox({ ...run, pace: () => Promise.resolve() }, site);
}

type Delivery = ReturnType<typeof aDelivery>;
