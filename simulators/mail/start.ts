import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { controlRoutes, createRouter, serve, untilAborted } from '../http.ts';
import { htmlPage, markup, table, callButton, type Markup } from '../pages.ts';
import { createWebhooks } from './webhooks.ts';

/** A running stand-in for Resend: its sending API, its signed webhooks, and a mailbox to read what arrived. */
export type MailSimulator = Awaited<ReturnType<typeof startMailSimulator>>;

/** Starts the simulator on loopback. Port 0 takes a free port. */
export async function startMailSimulator(options: MailSimulatorOptions) {
  const now = options.now ?? Date.now;
  const mails: ReceivedMail[] = [];
  const inbound = new Map<string, InboundMail>();
  const sendings = new Map<string, Sending>();
  const webhooks = createWebhooks({ url: options.webhookUrl, secret: options.webhookSecret, now });
  let fault: MailFault | null = null;
  let held = new AbortController();

  function happen(mail: ReceivedMail, types: readonly MailEventType[]): void {
    mail.events.push(...types.map(type => ({ type, at: now() })));
    webhooks.send(types.map(type => describeEvent(mail, type, now())));
  }

  /** The event names the email; its text is fetched by the id. */
  function announce(id: string): boolean {
    const mail = inbound.get(id);
    if (!mail) return false;
    const { from, to, subject, message_id, attachments } = mail;
    const at = new Date(now()).toISOString();
    const data = { email_id: id, created_at: at, from, to, cc: [], bcc: [], received_for: to };
    webhooks.send([
      { type: 'email.received', created_at: at, data: { ...data, message_id, subject, attachments } },
    ]);
    return true;
  }

  function handOut(request: Request, { id = '' }: Readonly<Record<string, string>>): Response {
    if (request.headers.get('authorization') !== `Bearer ${options.apiKey}`)
      return refusal(403, 'invalid_api_key');
    const next = takeFault();
    if (next && next.kind in FAULT_ANSWERS) return FAULT_ANSWERS[next.kind as AnswerFault](next);
    const mail = inbound.get(id);
    if (!mail) return refusal(404, 'not_found');
    const at = new Date(now()).toISOString();
    return Response.json({ object: 'email', id, created_at: at, ...mail, received_for: mail.to });
  }

  function takeFault(): MailFault | null {
    const taken = fault;
    if (!fault || fault.times === undefined) return taken;
    fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : null;
    return taken;
  }

  /** A key counts for 24 hours. A refusal is not remembered: nothing was sent, so the key stays free. */
  async function send(request: Request): Promise<Response> {
    if (request.headers.get('authorization') !== `Bearer ${options.apiKey}`)
      return refusal(403, 'invalid_api_key');
    const [next, body] = [takeFault(), await request.text()];
    if (next?.kind === 'hang') return hang(request);
    if (next && next.kind in FAULT_ANSWERS) return FAULT_ANSWERS[next.kind as AnswerFault](next);
    const key = request.headers.get('idempotency-key');
    if (key !== null && key.length > 256) return refusal(400, 'invalid_idempotency_key');
    const known = sendings.get(key ?? '');
    const isKnown = known && known.startedAt + REMEMBERED_MS > now();
    if (isKnown && known.body !== body) return refusal(409, 'invalid_idempotent_request');
    if (isKnown && known.mail === null) return refusal(409, 'concurrent_idempotent_requests');
    const content = mailSchema.safeParse(JSON.parse(body));
    if (!content.success) return refusal(422, 'invalid_parameter');
    const sending: Sending = { body, startedAt: now(), mail: isKnown ? known.mail : null };
    if (key !== null) sendings.set(key, sending);
    if (next?.kind === 'hold') await untilAborted(held.signal);
    sending.mail ??= accept(content.data, key);
    if (next?.kind === 'cut_after_accepting') return Response.error();
    return next?.kind === 'hang_after_accepting' ? hang(request) : Response.json({ id: sending.mail.id });
  }

  function accept(content: MailContent, idempotencyKey: string | null): ReceivedMail {
    const mail = { ...content, id: randomUUID(), receivedAt: now(), idempotencyKey, events: [] };
    mails.push(mail);
    happen(mail, lifeCycleOf(mail));
    return mail;
  }

  const controls = {
    messages: (): readonly ReceivedMail[] => mails,
    /** The next requests go wrong in this way; null ends it. */
    setFault: (next: MailFault | null): void => {
      fault = next;
    },
    setWebhookMode: webhooks.setMode,
    /** Makes an event happen to a mail that arrived. False when there is no such mail. */
    emit: (messageId: string, type: MailEventType): boolean => {
      const mail = mails.find(({ id }) => id === messageId);
      if (mail) happen(mail, [type]);
      return mail !== undefined;
    },
    /** An email comes to the receiving domain. Returns its id; `again` posts the event of one that came. */
    receive: ({ to, ...mail }: Partial<InboundMail> & { to: string | string[]; from: string }): string => {
      const id = randomUUID();
      const whole = { subject: '', text: '', html: null, headers: {}, attachments: [], ...mail };
      const message_id = mail.message_id ?? `<${id}@mail.test>`;
      inbound.set(id, { ...whole, to: [to].flat(), message_id });
      announce(id);
      return id;
    },
    again: (id: string): boolean => announce(id),
    /** Posts every webhook that is due, and waits for the answers. */
    settleWebhooks: webhooks.settle,
    reset: (): void => {
      fault = null;
      held.abort();
      held = new AbortController();
      mails.length = 0;
      inbound.clear();
      sendings.clear();
      webhooks.reset();
    },
  };
  const routes = {
    'POST /emails': send,
    'GET /emails/receiving/:id': handOut,
    ...controlRoutes(controls),
    'GET /': () => mailboxPage(mails),
    'GET /mail/:id': (_: Request, { id }: Readonly<Record<string, string>>) =>
      mailPage(mails.find(mail => mail.id === id)),
  };
  const server = await serve(createRouter(routes), options.port);
  return {
    ...controls,
    origin: server.origin,
    close: async (): Promise<void> => {
      controls.reset();
      await webhooks.settle();
      await server.close();
    },
  };
}

/** The caller never hears anything. */
async function hang({ signal }: Request): Promise<Response> {
  await untilAborted(signal);
  return Response.error();
}

function refusal(statusCode: number, name: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { statusCode, name, message: MESSAGES[name] ?? name },
    { status: statusCode, headers },
  );
}

const MESSAGES: Readonly<Record<string, string>> = {
  validation_error: 'The domain is not verified. Please, add and verify your domain.',
};

function slowDown(name: string) {
  return ({ retryAfterSeconds = 1 }: MailFault) =>
    refusal(429, name, { 'retry-after': String(retryAfterSeconds) });
}

/** Faults that take nothing. */
const FAULT_ANSWERS = {
  cut: () => Response.error(),
  server_error: () => refusal(500, 'internal_server_error'),
  bad_gateway_html: () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
  ok_html: () => new Response('<p>Welcome to the guest network</p>'),
  odd_json: () => Response.json({ oops: true }, { status: 500 }),
  rate_limited: slowDown('rate_limit_exceeded'),
  daily_quota: slowDown('daily_quota_exceeded'),
  monthly_quota: slowDown('monthly_quota_exceeded'),
  unprocessable: () => refusal(422, 'invalid_parameter'),
  unverified_sender: () => refusal(403, 'validation_error'),
};

type AnswerFault = keyof typeof FAULT_ANSWERS;

/** `…_after_accepting` take the mail and lose the answer; `hold` keeps the request running until a reset. */
export type FaultKind = AnswerFault | 'hang' | 'hang_after_accepting' | 'cut_after_accepting' | 'hold';

/** Without `times`, until it is cleared. */
type MailFault = { kind: FaultKind; times?: number; retryAfterSeconds?: number };

const list = z.union([z.array(z.string()), z.string().transform(one => [one])]).default([]);
const mailSchema = z
  .object({
    from: z.string(),
    to: list,
    reply_to: list,
    subject: z.string(),
    html: z.string().default(''),
    text: z.string().default(''),
    tags: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    headers: z.record(z.string(), z.string()).default({}),
  })
  .transform(({ reply_to: replyTo, ...mail }) => ({ ...mail, replyTo }));

type MailContent = z.infer<typeof mailSchema>;

/** What happens to a mail, read from its recipient: the test domain's magic names, else it arrives. */
function lifeCycleOf({ to: [address = ''] }: MailContent): readonly MailEventType[] {
  const [, name = ''] = /^([a-z]+)(?:\+[^@]*)?@resend\.dev$/.exec(address) ?? [];
  return LIFE_CYCLES[name] ?? ['email.sent', 'email.delivered'];
}

const LIFE_CYCLES: Readonly<Record<string, readonly MailEventType[]>> = {
  bounced: ['email.sent', 'email.bounced'],
  complained: ['email.sent', 'email.delivered', 'email.complained'],
  suppressed: ['email.suppressed'],
};

function describeEvent(
  { id, receivedAt, from, to, subject, tags }: ReceivedMail,
  type: MailEventType,
  at: number,
) {
  const data = {
    email_id: id,
    created_at: new Date(receivedAt).toISOString(),
    from,
    to,
    subject,
    tags: Object.fromEntries(tags.map(({ name, value }) => [name, value])),
    ...EVENT_DETAILS[type],
  };
  return { type, created_at: new Date(at).toISOString(), data };
}

const EVENT_DETAILS: Readonly<Record<string, object>> = {
  'email.bounced': {
    bounce: {
      type: 'Permanent',
      subType: 'General',
      message: 'The recipient’s mail server rejected the address.',
    },
  },
  'email.suppressed': { suppressed: { message: 'The address is on the suppression list.' } },
};

const NOTICE = 'These emails were caught on this machine. Nobody received them.';

function mailboxPage(mails: readonly ReceivedMail[]): Response {
  const rows = mails
    .toReversed()
    .map(mail => [
      markup`<a href="/mail/${mail.id}">${mail.subject}</a>`,
      mail.to.join(', '),
      stateOf(mail),
      new Date(mail.receivedAt).toISOString(),
    ]);
  const body = markup`<h1>Mailbox (${mails.length})</h1>
<p><a href="/">Look again</a> ${callButton('reset', 'Empty the mailbox')}</p>
${table(['Subject', 'To', 'State', 'Arrived'], rows)}`;
  return htmlPage({ title: 'Mailbox', notice: NOTICE, body });
}

/** The mail's own HTML runs no script: the frame's sandbox lets links open in a new tab and nothing else. */
function mailPage(mail: ReceivedMail | undefined): Response {
  if (!mail) return new Response('There is no such email', { status: 404 });
  const { from, to, replyTo, idempotencyKey, subject, html, text } = mail;
  const body = markup`<p><a href="/">All emails</a></p><h1>${subject}</h1>
${table(['From', 'To', 'Reply to', 'Idempotency key', 'State'], [[from, to.join(', '), replyTo.join(', '), idempotencyKey, stateOf(mail)]])}
${answerForm(mail)}
<h2>HTML</h2><iframe title="The email as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${html}"></iframe>
<h2>Text</h2><pre>${text}</pre>`;
  return htmlPage({ title: subject, notice: NOTICE, body });
}

/** Answers as its reader would, to the address that it asks for. */
function answerForm({ replyTo: [to], to: [from = ''], subject }: ReceivedMail): Markup | null {
  if (to === undefined) return null;
  return callButton('receive', 'Answer it', [
    { hidden: to, field: 'to' },
    { hidden: from, field: 'from' },
    { hidden: `Re: ${subject}`, field: 'subject' },
    { label: 'Answer', hint: 'text', field: 'text' },
  ]);
}

function stateOf({ events }: ReceivedMail): string {
  return events.at(-1)?.type.replace('email.', '') ?? 'accepted';
}

const REMEMBERED_MS = 24 * 60 * 60 * 1000;

type MailSimulatorOptions = {
  port: number;
  apiKey: string;
  /** Null posts no webhooks. */
  webhookUrl: string | null;
  /** `whsec_` and base64, as the site has it in its settings. */
  webhookSecret: string;
  /** The machine's time by default. */
  now?: () => number;
};

/** An email that came to the receiving domain, as its API hands it out. */
type InboundMail = {
  from: string;
  to: string[];
  subject: string;
  text: string | null;
  html: string | null;
  headers: Record<string, string>;
  message_id: string;
  attachments: { id: string; filename: string | null; size: number; content_type: string }[];
};

type Sending = { body: string; startedAt: number; mail: ReceivedMail | null };

type ReceivedMail = MailContent & {
  id: string;
  receivedAt: number;
  idempotencyKey: string | null;
  events: { type: MailEventType; at: number }[];
};

type MailEventType =
  | 'email.sent'
  | 'email.delivered'
  | 'email.bounced'
  | 'email.complained'
  | 'email.suppressed';
