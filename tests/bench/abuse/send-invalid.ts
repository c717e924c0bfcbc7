import { Agent, request as ask } from 'node:http';
import { startBenchSite, type BenchSite } from '../bench-site';
import { isShort, quantile, measureMs } from '../figures';

const AT_ONCE = 100;
const ROUNDS = isShort ? 2 : 10;
const LOOK_EACH_MS = 10;
const FORMS = ['contact-form', 'newsletter-form', 'landing-form', 'questionnaire-form', 'signup-form'];

/**
 * A hundred posts with errors at once, each answered with its page: what a page costs other visitors meanwhile,
 * and how long the slowest post waits. First from as many addresses, then from one, which soon is over the limit.
 */
export async function sendInvalid(): Promise<string[][]> {
  const site = await startBenchSite({
    TRUSTED_PROXY_HOPS: '1',
    LEADS_PER_MINUTE: '10',
    LEADS_PER_HOUR: '60',
  });
  await site.ready();
  // What a process needs that has just begun is not what such posts cost.
  await measure(site, { from: 'to warm up', addressOf: index => `192.0.2.${index}` });
  const rows = [
    await measure(site, { from: 'each of another address', addressOf: index => `198.51.100.${index}` }),
    await measure(site, { from: 'all of one address', addressOf: () => '203.0.113.9' }),
  ];
  await site.end();
  return rows;
}

async function measure(site: BenchSite, { from, addressOf }: Senders): Promise<string[]> {
  const posts: number[] = [];
  const pages: number[] = [];
  const statuses = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const looks: Promise<void>[] = [];
    const looking = setInterval(() => looks.push(visit(site).then(ms => void pages.push(ms))), LOOK_EACH_MS);
    const each = Array.from({ length: AT_ONCE }, (_, index) =>
      measureMs(async () => {
        const status = await postInvalid(site, {
          form: FORMS[index % FORMS.length] ?? '',
          address: addressOf(index),
        });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
    posts.push(...(await Promise.all(each)));
    clearInterval(looking);
    await Promise.all(looks);
  }
  const counts = Array.from(statuses, ([status, count]) => `${count} × ${status}`).join(', ');
  const waits = [quantile(pages, 0.95), Math.max(...pages), Math.max(...posts)].map(ms => ms.toFixed(0));
  return [
    'M4',
    `${AT_ONCE} posts with errors at once, ${from}, ${ROUNDS} times`,
    `GET /pricing meanwhile: 95 of 100 in ${waits[0]} ms, all in ${waits[1]} ms; the slowest post ${waits[2]} ms; ${counts}`,
  ];
}

type Senders = { from: string; addressOf: (index: number) => string };

function visit(site: BenchSite): Promise<number> {
  return measureMs(() => send(site, { path: '/pricing', method: 'GET', headers: {}, body: '' }));
}

function postInvalid(site: BenchSite, { form, address }: { form: string; address: string }): Promise<number> {
  const body = new URLSearchParams({ 'form-name': form, email: 'nobody', message: 'Hello' }).toString();
  const headers = {
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    'x-forwarded-for': address,
  };
  return send(site, { path: '/', method: 'POST', headers, body });
}

/** As a browser asks, but without the work of unpacking the answer, which the site would have to share the cores with. */
function send({ port }: BenchSite, { path, method, headers, body }: InvalidRequest): Promise<number> {
  return new Promise((done, fail) => {
    const options = {
      port,
      host: '127.0.0.1',
      path,
      method,
      agent,
      headers: { 'accept-encoding': 'br', ...headers },
    };
    const request = ask(options, answer => {
      answer
        .once('error', fail)
        .once('end', () => done(answer.statusCode ?? 0))
        .resume();
    });
    request.once('error', fail).end(body);
  });
}

type InvalidRequest = { path: string; method: string; headers: Record<string, string>; body: string };

const agent = new Agent({ keepAlive: true });
