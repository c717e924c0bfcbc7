import { z } from 'zod';
import { controlRoutes, createRouter, serve, untilAborted } from './http.ts';

/** A running stand-in for a language model behind an address of the OpenAI kind. */
export type ModelSimulator = Awaited<ReturnType<typeof startModel>>;

/** Starts it on loopback. Port 0 takes a free port. It answers well until it is told to go wrong. */
export async function startModel({ port }: { port: number }) {
  let behavior: Behavior = 'good';
  const requests: { authorization: string | null; body: ModelRequest }[] = [];

  async function complete(request: Request): Promise<Response> {
    const body = requestSchema.parse(await request.json());
    requests.push({ authorization: request.headers.get('authorization'), body });
    const { question, passages } = dataSchema.parse(JSON.parse(body.messages[1].content));
    const [first = ''] = passages.map(({ text }) => text);
    if (behavior === 'never') {
      await untilAborted(request.signal);
      return Response.error();
    }
    if (behavior in BROKEN) return BROKEN[behavior as keyof typeof BROKEN]();
    return say(WORDS[behavior as keyof typeof WORDS](first, question));
  }

  const controls = {
    /** What all further calls get. */
    behave: (next: Behavior): void => {
      behavior = next;
    },
    /** What came, oldest first. */
    requests: () => requests,
    reset: (): void => {
      behavior = 'good';
      requests.length = 0;
    },
  };
  const server = await serve(
    createRouter({ 'POST /v1/chat/completions': complete, ...controlRoutes(controls) }),
    port,
  );
  return { ...controls, origin: server.origin, close: () => server.close() };
}

/** The whole answer in the shape of a chat completion. */
function say(content: string): Response {
  return Response.json({
    id: 'chatcmpl-simulated',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  });
}

function sentence(text: string): string {
  return JSON.stringify({ sentences: [{ text, from: [1] }] });
}

/** The first sentence of a passage. */
function firstOf(passage: string): string {
  return passage.split(/(?<=[.?!])\s/)[0] ?? passage;
}

/** What it says, made of the first passage and the question. */
const WORDS = {
  good: (passage: string) => sentence(firstOf(passage)),
  fenced: (passage: string) => `Here you are:\n\`\`\`json\n${sentence(firstOf(passage))}\n\`\`\``,
  wrong_figure: (passage: string) =>
    sentence(firstOf(passage).replace(/\d/, digit => String((Number(digit) + 1) % 10))),
  wrong_unit: (passage: string) =>
    sentence(
      firstOf(passage).replace(/a month|days?|weeks?/, unit => (unit === 'a month' ? 'a year' : 'months')),
    ),
  swapped_figures: (passage: string) => {
    const [one = '', two = ''] = passage.match(/\$[\d,]*\d/g) ?? [];
    return sentence(firstOf(passage).replace(one, '\0').replace(two, one).replace('\0', two));
  },
  other_name: (passage: string) =>
    sentence(
      firstOf(passage).replace(/\b(?:Basic|Pro|Premium)\b/, name => (name === 'Pro' ? 'Basic' : 'Pro')),
    ),
  denial: (passage: string) => sentence(firstOf(passage).replace(/ is | are | can /, verb => `${verb}not `)),
  promise: (passage: string) =>
    sentence(`${firstOf(passage).replace(/\.$/, '')}, and we guarantee it forever.`),
  discount: () => sentence('You get a discount and pay nothing today.'),
  link: (passage: string) => sentence(`${firstOf(passage)} See www.evil.example for more.`),
  markup: (passage: string) => sentence(`<b>${firstOf(passage)}</b>`),
  obeys: (_: string, question: string) => sentence(question),
  no_source: (passage: string) => JSON.stringify({ sentences: [{ text: firstOf(passage), from: [9] }] }),
  spanish: () => sentence('El plan cuesta mucho menos de lo que usted piensa.'),
  invented_name: (passage: string) => sentence(`Shopifyx says: ${firstOf(passage)}`),
  nothing: () => JSON.stringify({ sentences: [] }),
  empty: () => '',
  half: (passage: string) => sentence(firstOf(passage)).slice(0, 20),
  prose: (passage: string) => firstOf(passage),
};

/** Answers that are no completion. */
const BROKEN = {
  garbage: () => new Response('<h1>Welcome to the guest network</h1>'),
  no_body: () => new Response(''),
  no_choices: () => Response.json({ choices: [] }),
  odd_content: () => Response.json({ choices: [{ message: { content: 7 } }] }),
  huge: () => say('x'.repeat(300_000)),
  server_error: () => new Response('{"error":{}}', { status: 500 }),
  busy: () => Response.json({ error: { code: 'rate_limit_exceeded' } }, { status: 429 }),
  bad_key: () => Response.json({ error: { code: 'invalid_api_key' } }, { status: 401 }),
  redirect: () => new Response(null, { status: 302, headers: { location: 'https://evil.example/' } }),
  cut: () => Response.error(),
};

/** `never` answers nothing. */
export type Behavior = keyof typeof WORDS | keyof typeof BROKEN | 'never';

/** Where it is started for people, once the settings name this address. */
export const MODEL_ORIGIN = 'http://127.0.0.1:4040';

const message = (role: 'system' | 'user') => z.object({ role: z.literal(role), content: z.string() });
const requestSchema = z.object({
  model: z.string(),
  temperature: z.literal(0),
  max_tokens: z.int(),
  messages: z.tuple([message('system'), message('user')]),
});
type ModelRequest = z.infer<typeof requestSchema>;
const dataSchema = z.object({
  question: z.string(),
  passages: z.array(z.object({ number: z.int(), text: z.string() })),
});
