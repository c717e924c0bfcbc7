import { NEWSLETTER, postOrder, startBenchSite, startProviders } from '../bench-site';
import { isShort, measureMs, printTable, shortly } from '../figures';
import { sendLoad, type Load } from '../send-load';

const SECONDS = isShort ? 1 : 5;
const HANGING_ORDERS = 100;

const { paypal, mail, env, close } = await startProviders();
const site = await startBenchSite(env);
const visit = async (load: Partial<Load> = {}) => {
  const { p50, p99 } = await sendLoad({ url: `${site.origin}/`, seconds: SECONDS, connections: 4, ...load });
  return [p50, p99].map(shortly);
};

const rows = [['a lead, Resend answering', ...(await visit({ post: NEWSLETTER })), '']];
mail.setFault({ kind: 'hang' });
rows.push(['a lead, Resend hanging', ...(await visit({ post: NEWSLETTER })), '']);
mail.setFault(null);
rows.push(['the home page, PayPal answering', ...(await visit()), '']);
paypal.addFault({ kind: 'hang', operation: 'create', count: 10 * HANGING_ORDERS });
const orders = Array.from({ length: HANGING_ORDERS }, () =>
  measureMs(async () => (await postOrder(site.origin))?.text()),
);
const meanwhile = await visit();
const slowest = Math.max(...(await Promise.all(orders))) / 1_000;
paypal.clearFaults();
const beside = `the slowest order is answered after ${slowest.toFixed(1)} s`;
rows.push([`the home page, ${HANGING_ORDERS} orders hanging at PayPal`, ...meanwhile, beside]);
printTable(['what visitors feel', 'p50 ms', 'p99 ms', 'beside it'], rows);
await site.end();
await close();
