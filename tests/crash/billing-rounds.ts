import { runBilling } from '@/lib/billing';
import { getSite } from '@/lib/site/site';

/** A process that does nothing but billing, one round after the other, until it is killed. */
process.stdout.write('started\n');
for (;;) {
  const { failures } = await runBilling(getSite());
  for (const { subject, cause } of failures) process.stdout.write(`failed ${subject}: ${String(cause)}\n`);
  process.stdout.write('round\n');
}
