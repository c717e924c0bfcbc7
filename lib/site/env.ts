import { join } from 'node:path';
import { z } from 'zod';
import { parseDecimal } from './money.ts';

/** What the site runs on, read once from the environment. Every setting has a default except in production. */
export type Env = z.infer<typeof schema> & {
  isProduction: boolean;
  /** Null sends through Resend itself. */
  mailBaseUrl: string | null;
  paypalPresentation: 'frame' | 'redirect';
  /** Whether PayPal may save how a customer pays, for automatic payment of invoices. */
  hasVault: boolean;
  /** A production site on PayPal's sandbox: orders become paid, and no one is charged. */
  isTestMoney: boolean;
};

/**
 * The site's own secrets, one for each purpose. Development generates them; production must set them.
 * - LIMITS_SECRET keys the hashes of addresses in the rate limits.
 * - LINKS_SECRET signs the ids in our links and cookies.
 * - ERASURE_SECRET keys the hashes of people in the register of erasures.
 * - STAFF_FACTOR_SECRET seals the second factors of staff.
 * - INTEGRATIONS_SECRET seals the secrets of webhooks and feeds.
 */
export const SITE_SECRETS = [
  'LIMITS_SECRET',
  'LINKS_SECRET',
  'ERASURE_SECRET',
  'STAFF_FACTOR_SECRET',
  'INTEGRATIONS_SECRET',
] as const;

export type SiteSecretName = (typeof SITE_SECRETS)[number];

type ParsedEnv = { kind: 'ok'; env: Env } | { kind: 'invalid'; problems: string[] };

/**
 * Reads settings from `source` (as `process.env`). Empty values count as unset; spaces and quotation marks around one
 * are refused, because other readers of the same file would take or leave them differently.
 * With `APP_MODE=production` it refuses simulators and missing secrets, naming every problem at once.
 */
export function parseEnv(source: Record<string, string | undefined>): ParsedEnv {
  const settings = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const wrapped = Object.keys(schema.shape).filter(name => WRAPPED.test(settings[name] ?? ''));
  const parsed = schema.safeParse(settings);
  if (!parsed.success || wrapped.length > 0) {
    const problems = [...wrapped.map(sayWrapped), ...unlessIn(wrapped, parsed.error)];
    return { kind: 'invalid', problems: [...problems, ...productionProblemsBeside(problems, settings)] };
  }
  const isProduction = parsed.data.APP_MODE === 'production';
  const problems = [
    ...modelProblems(parsed.data),
    ...(isProduction ? productionProblems(parsed.data, settings) : []),
  ];
  if (problems.length > 0) return { kind: 'invalid', problems };
  return { kind: 'ok', env: { ...parsed.data, isProduction, ...derived(parsed.data) } };
}

/** What production lacks besides: a setting that is named already counts as unset, and is not named again. */
function productionProblemsBeside(problems: string[], source: Record<string, string | undefined>): string[] {
  const named = new Set(problems.map(nameIn));
  const rest = schema.safeParse(
    Object.fromEntries(Object.entries(source).filter(([name]) => !named.has(name))),
  );
  if (rest.data?.APP_MODE !== 'production') return [];
  return productionProblems(rest.data, source).filter(problem => !named.has(nameIn(problem)));
}

function nameIn(problem: string): string {
  return /^[A-Z_]+/.exec(problem)?.[0] ?? '';
}

const SIMULATED_MAIL_KEY = 're_simulator';
/** The signs that a settings file was read by something that keeps them: \r is a file written on Windows. */
const WRAPPED = /^\s|\s$|^(["']).*\1$/;

const webOrigin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.your-site.com', abort: true })
  .refine(value => ['/', ''].includes(new URL(value).pathname), {
    error: 'must be the address alone, without a path',
  })
  .transform(value => new URL(value).origin);
/** What visitors ask goes there, so nothing between may read it. */
const modelAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://host/v1', abort: true })
  .refine(value => value.startsWith('https:') || isLoopback(value), {
    error: 'must be an https address, or one of this machine',
  });
const instant = z.iso
  .datetime({ offset: true, error: 'must be an instant with its zone, such as 2026-07-01T00:00:00-04:00' })
  .transform(value => Date.parse(value));
const number = () => z.coerce.number({ error: 'must be a number' });
const SENDER = /^(?:[^<>@]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;
const cents = z.string().transform((value, context) => {
  const minor = parseDecimal(value);
  if (minor !== null) return minor;
  context.addIssue({ code: 'custom', message: 'must be an amount such as 10000.00' });
  return z.NEVER;
});

const TOO_SHORT = `must have at least 32 characters: make one with openssl rand -base64 32`;

const siteSecret = z.string().min(32, TOO_SHORT).nullable().default(null);

/** Earlier values of a secret, newest first, separated by commas. */
const previousSecrets = z
  .string()
  .transform(list => list.split(','))
  .refine(secrets => secrets.every(secret => secret.length >= 32), `each ${TOO_SHORT}`)
  .nullable()
  .default(null);

const PAYPAL_DEFAULTS = {
  environment: 'simulator',
  simulatorOrigin: 'http://127.0.0.1:4010',
} as const;

const schema = z.object({
  APP_MODE: z.enum(['local', 'production']).default('local'),
  PORT: number().int().min(1).max(65_535).default(3000),
  /** Where the server listens: this machine only, behind a proxy. */
  HOST: z.string().default('127.0.0.1'),
  /** Where the metrics are; without a port there are none. Never the site's own address: they are not for the public. */
  METRICS_PORT: number().int().min(1).max(65_535).nullable().default(null),
  METRICS_HOST: z.string().default('127.0.0.1'),
  SITE_URL: webOrigin.default('http://127.0.0.1:3000'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error:
        'must be postgres://user:password@host:5432/name, with %40, %2F and %23 for @, / and # in the password',
    })
    .nullable()
    .default(null),
  /** The folder of one's own content. The framework and the bundlers find files inside of the project only. */
  CONTENT_DIR: z
    .string()
    .regex(/^[\w-]+(?:\/[\w-]+)*$/, 'must be a folder of the project, such as my-content')
    .nullable()
    .default(null),
  DATA_DIR: z.string().default('data'),
  /** The register of erasures; `erasures` in the data folder when it is not set. */
  ERASURES_DIR: z.string().nullable().default(null),
  /** For the commands alone, as is the key: the site cannot see the backups. `backups` in the data folder when not set. */
  BACKUP_DIR: z.string().nullable().default(null),
  BACKUP_RECIPIENT: z
    .string()
    .regex(
      /^(?:age1[0-9a-z]{20,}|none)$/,
      'must be a public key (age1...), or none for backups in plain text',
    )
    .nullable()
    .default(null),
  LIMITS_SECRET: siteSecret,
  LINKS_SECRET: siteSecret,
  LINKS_SECRET_PREVIOUS: previousSecrets,
  ERASURE_SECRET: siteSecret,
  ERASURE_SECRET_PREVIOUS: previousSecrets,
  PAYMENTS: z.enum(['on', 'off']).default('on'),
  PAYPAL_ENVIRONMENT: z.enum(['simulator', 'sandbox', 'live']).default(PAYPAL_DEFAULTS.environment),
  PAYPAL_CLIENT_ID: z.string().default('simulator-client'),
  PAYPAL_CLIENT_SECRET: z.string().default('simulator-secret'),
  PAYPAL_WEBHOOK_ID: z.string().nullable().default(null),
  PAYPAL_PAYEE_MERCHANT_ID: z.string().nullable().default(null),
  PAYPAL_PRESENTATION: z.enum(['frame', 'redirect']).nullable().default(null),
  /** Whether invoices offer automatic payment. PayPal has to allow it for the account first. */
  PAYPAL_VAULT: z.enum(['on', 'off']).nullable().default(null),
  PAYPAL_SIMULATOR_ORIGIN: webOrigin.default(PAYPAL_DEFAULTS.simulatorOrigin),
  CUSTOM_AMOUNT_MAX: cents.default(1_000_000),
  RESEND_API_KEY: z.string().default(SIMULATED_MAIL_KEY),
  RESEND_BASE_URL: webOrigin.nullable().default(null),
  MAIL_SIMULATOR_ORIGIN: webOrigin.default('http://127.0.0.1:4020'),
  RESEND_WEBHOOK_SECRET: z.string().nullable().default(null),
  /** Signs the webhooks of the scheduler whose calendar the pages embed; without one they are refused. */
  SCHEDULER_WEBHOOK_SECRET: z.string().min(16).nullable().default(null),
  MAIL_FROM: z
    .string()
    .regex(SENDER, 'must be name@your-site.com or Name <name@your-site.com>')
    .default('Cornerpin <hello@cornerpin.example>'),
  /** A mailbox of Resend's receiving domain, for answers to replies; each lead's thread adds its own +part to the name. */
  MAIL_REPLY_ADDRESS: z
    .string()
    .regex(
      /^[a-z0-9._-]{1,12}@(?:[a-z0-9-]+\.)+[a-z]{2,}$/,
      'must be an address of your receiving domain, in lower case, with at most 12 characters before the @',
    )
    .nullable()
    .default(null),
  MAIL_LEADS_TO: z.email('must be one email address').default('leads@cornerpin.example'),
  /** Lead posts allowed per client address; beyond them the answer is 429, never a silent drop (docs/leads.md, L13). */
  LEADS_PER_MINUTE: number().int().min(1).default(10),
  LEADS_PER_HOUR: number().int().min(1).default(60),
  /** Questions to the assistant allowed per client address; beyond them the answer is 429. */
  ASSISTANT_PER_MINUTE: number().int().min(1).default(20),
  ASSISTANT_PER_HOUR: number().int().min(1).default(200),
  /**
   * A language model that words a second line under the assistant's quotes, at an address of the OpenAI kind such as
   * https://host/v1; without one there is none. The company is named in the privacy policy.
   */
  ASSISTANT_MODEL_URL: modelAddress.nullable().default(null),
  ASSISTANT_MODEL_KEY: z.string().nullable().default(null),
  ASSISTANT_MODEL_NAME: z.string().max(120).nullable().default(null),
  /** Part of the pages, so a change builds again. */
  ASSISTANT_MODEL_COMPANY: z.string().max(80).nullable().default(null),
  /** Calls of it in a day, of the whole site: each may cost money. */
  ASSISTANT_MODEL_CALLS_PER_DAY: number().int().min(1).default(500),
  /** Times for a call that one client address can take in a day; by default what content/calls.ts says. */
  CALLS_PER_DAY: number().int().min(1).nullable().default(null),
  /** Confirmations to visitors that the whole site sends. Beyond them leads are stored and the agency is notified. */
  CONFIRMATIONS_PER_HOUR: number().int().min(1).default(200),
  CONFIRMATIONS_PER_DAY: number().int().min(1).default(1_000),
  /** The free website checkup. Off, its page offers a person instead. */
  CHECKUPS: z.enum(['on', 'off']).default('on'),
  /** Checkups of the whole site, and of one website, in an hour. */
  CHECKUPS_PER_HOUR: number().int().min(1).default(200),
  CHECKUPS_PER_SITE_PER_HOUR: number().int().min(1).default(6),
  /** Checkups that all processes together run at one moment. */
  CHECKUPS_AT_ONCE: number().int().min(1).max(50).default(4),
  /** Where simulated websites are, in place of the internet. For development and tests. */
  CHECKUP_NETWORK_ORIGIN: webOrigin.nullable().default(null),
  /** New orders allowed per client address: far more than anyone buys, and a bound on what a robot can place. */
  ORDERS_PER_MINUTE: number().int().min(1).default(60),
  ORDERS_PER_HOUR: number().int().min(1).default(300),
  /** Visits from one client address that make us ask PayPal about an order. Beyond them the stored state is shown. */
  ORDER_LOOKS_PER_HOUR: number().int().min(1).default(60),
  /** Resend allows five requests a second to a whole team; two leave room for others. */
  MAILS_PER_SECOND: number().min(0.1).max(1_000).default(2),
  /** Loaded only after a visitor's yes. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must be an id such as GTM-ABC1234')
    .nullable()
    .default(null),
  /** The notice "Website Testing" on every page. Part of the pages, so a change builds again. */
  TESTING_NOTICE: z.enum(['on', 'off']).default('on'),
  PROMOTION_START: instant.nullable().default(null),
  PROMOTION_END: instant.nullable().default(null),
  /** Sold before this site counted, or elsewhere: neither a request nor a row of the desk. */
  PROMOTION_PLACES_CLAIMED: number().int().min(0).default(0),
  /** Seals the second factors of staff in the database. */
  STAFF_FACTOR_SECRET: siteSecret,
  STAFF_FACTOR_SECRET_PREVIOUS: previousSecrets,
  INTEGRATIONS_SECRET: siteSecret,
  INTEGRATIONS_SECRET_PREVIOUS: previousSecrets,
  /** How many proxies in front of us append to X-Forwarded-For; 0 means the header is never believed. */
  TRUSTED_PROXY_HOPS: number().int().min(0).max(10).default(0),
});

type Settings = z.infer<typeof schema>;

// PayPal's own pages refuse to be framed, so the frame is the default with the simulator only
// (docs/product/checkout.md#presentation).
function derived(
  settings: Settings,
): Pick<Env, 'mailBaseUrl' | 'paypalPresentation' | 'hasVault' | 'isTestMoney'> {
  const isSimulatedMail = settings.RESEND_API_KEY === SIMULATED_MAIL_KEY;
  const isSimulatedPayPal = settings.PAYPAL_ENVIRONMENT === 'simulator';
  return {
    mailBaseUrl: settings.RESEND_BASE_URL ?? (isSimulatedMail ? settings.MAIL_SIMULATOR_ORIGIN : null),
    paypalPresentation: settings.PAYPAL_PRESENTATION ?? (isSimulatedPayPal ? 'frame' : 'redirect'),
    hasVault: settings.PAYPAL_VAULT === 'on' || (settings.PAYPAL_VAULT === null && isSimulatedPayPal),
    isTestMoney:
      settings.APP_MODE === 'production' &&
      settings.PAYMENTS === 'on' &&
      settings.PAYPAL_ENVIRONMENT === 'sandbox',
  };
}

function productionProblems(settings: Settings, source: Record<string, string | undefined>): string[] {
  const isSimulatedMail =
    settings.RESEND_API_KEY === SIMULATED_MAIL_KEY || isLoopback(settings.RESEND_BASE_URL);
  const payments = settings.PAYMENTS === 'on' ? paymentProblems(settings) : [];
  return [
    ...(settings.SITE_URL.startsWith('https://')
      ? []
      : ['SITE_URL must be the public https address of the site.']),
    // https comes from a proxy. Its default, 0, would count all visitors as that proxy.
    ...(source['TRUSTED_PROXY_HOPS'] === undefined
      ? [
          'TRUSTED_PROXY_HOPS is missing: 1 behind the Caddy or nginx of deploy/. Write 0 only if no proxy sets X-Forwarded-For: then all its visitors share one limit.',
        ]
      : []),
    ...(settings.CHECKUP_NETWORK_ORIGIN === null
      ? []
      : ['CHECKUP_NETWORK_ORIGIN must be unset: checkups would read simulated websites.']),
    ...payments,
    ...findSecretProblems(settings),
    ...(settings.PROMOTION_START !== null &&
    settings.PROMOTION_END !== null &&
    settings.PROMOTION_END <= settings.PROMOTION_START
      ? ['PROMOTION_END must be later than PROMOTION_START.']
      : []),
    ...(isSimulatedMail
      ? [
          'RESEND_API_KEY must be a real key and RESEND_BASE_URL unset or not local: mail would go to the simulator.',
        ]
      : []),
    // A gateway of one's own may know no webhooks.
    ...(settings.RESEND_WEBHOOK_SECRET === null && settings.RESEND_BASE_URL === null
      ? ['RESEND_WEBHOOK_SECRET is missing: without it, bounced emails go unnoticed.']
      : []),
    ...(settings.MAIL_FROM.includes('.example')
      ? ['MAIL_FROM must be an address on your verified domain.']
      : []),
    ...(settings.MAIL_LEADS_TO.endsWith('.example')
      ? ['MAIL_LEADS_TO must be the inbox that receives leads.']
      : []),
  ];
}

/** The company alone is no problem where pages are built: they name it, and the server gets the rest. */
function modelProblems(settings: Settings): string[] {
  if (settings.ASSISTANT_MODEL_URL === null)
    return settings.APP_MODE === 'production' && settings.ASSISTANT_MODEL_COMPANY !== null
      ? [
          'ASSISTANT_MODEL_COMPANY is set without ASSISTANT_MODEL_URL: the privacy policy would name a company that gets nothing.',
        ]
      : [];
  return (['ASSISTANT_MODEL_NAME', 'ASSISTANT_MODEL_COMPANY'] as const)
    .filter(name => settings[name] === null)
    .map(name => `${name} is missing: ASSISTANT_MODEL_URL needs it.`);
}

function paymentProblems(settings: Settings): string[] {
  if (settings.PAYPAL_ENVIRONMENT === 'simulator')
    return [
      'PAYPAL_ENVIRONMENT must be sandbox or live, or PAYMENTS must be off: the PayPal simulator never runs in production.',
    ];
  return [
    ...(settings.PAYPAL_CLIENT_ID === 'simulator-client' ? ['PAYPAL_CLIENT_ID is missing.'] : []),
    ...(settings.PAYPAL_CLIENT_SECRET === 'simulator-secret' ? ['PAYPAL_CLIENT_SECRET is missing.'] : []),
    ...(settings.PAYPAL_WEBHOOK_ID ? [] : ['PAYPAL_WEBHOOK_ID is missing: without it webhooks are refused.']),
  ];
}

function isLoopback(origin: string | null): boolean {
  return origin !== null && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname);
}

function sayWrapped(name: string): string {
  return `${name}: has a space or quotation marks around it; write the value alone`;
}

/** What else is wrong: of a wrapped value, that is said already. */
function unlessIn(named: readonly string[], error: z.ZodError | undefined): string[] {
  const issues = error?.issues ?? [];
  return issues.filter(({ path }) => !named.includes(String(path[0]))).map(describe);
}

function describe(issue: { path: PropertyKey[]; message: string }): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}

/** What production cannot accept about secrets: one that is missing, or the same value for two purposes. */
function findSecretProblems(settings: Readonly<Record<string, unknown>>): string[] {
  const missing = SITE_SECRETS.filter(name => !settings[name]).map(
    name => `${name} is missing: make one with openssl rand -base64 32.`,
  );
  return [...missing, ...findShared(settings)];
}

function findShared(settings: Readonly<Record<string, unknown>>): string[] {
  const purposeOf = new Map<unknown, string>();
  const problems: string[] = [];
  for (const name of Object.keys(settings).filter(key => SECRET.test(key)))
    for (const value of [settings[name]].flat().filter(Boolean)) {
      const other = purposeOf.get(value);
      if (other !== undefined)
        problems.push(`${name} must differ from ${other}: one secret for each purpose.`);
      purposeOf.set(value, name);
    }
  return problems;
}

const SECRET = /_SECRET(?:_PREVIOUS)?$|_API_KEY$/;

/** Where the register of erasures is: a folder of its own, so the site never has to see the backups. */
export function erasureDirOf({ ERASURES_DIR, DATA_DIR }: Pick<Env, 'ERASURES_DIR' | 'DATA_DIR'>): string {
  return ERASURES_DIR ?? join(DATA_DIR, 'erasures');
}

/** Settings for the few modules that run outside the framework's bundle and have no `getEnv`. */

export function tagManagerSetting(): string | undefined {
  return process.env['TAG_MANAGER_ID'];
}

/** PayPal's stand-in as a browser reaches it; null outside simulation. */
export function paypalSimulatorSetting(): string | null {
  const { PAYPAL_ENVIRONMENT, PAYPAL_SIMULATOR_ORIGIN } = process.env;
  if ((PAYPAL_ENVIRONMENT || PAYPAL_DEFAULTS.environment) !== 'simulator') return null;
  return new URL(PAYPAL_SIMULATOR_ORIGIN || PAYPAL_DEFAULTS.simulatorOrigin).origin;
}

/** Whether visitors reach the site by https. */
export function isServedByHttps(): boolean {
  return process.env['SITE_URL']?.startsWith('https:') ?? false;
}

/** Where the server listens, and what is around it. `parseEnv` has checked all of it before the server starts. */
export function serverSettings(): ServerSettings {
  const { PORT, HOST, TRUSTED_PROXY_HOPS, METRICS_PORT, METRICS_HOST } = process.env;
  return {
    port: Number(PORT || '3000'),
    hostname: HOST || '127.0.0.1',
    isBehindProxy: Number(TRUSTED_PROXY_HOPS || '0') > 0,
    metricsAt: METRICS_PORT ? { port: Number(METRICS_PORT), host: METRICS_HOST || '127.0.0.1' } : null,
  };
}

/**
 * What the launcher tells a server (ops/run-site.ts): the folder of the release that it shows, null for the content of the
 * project; where the pages are that were sent before, which may be
 * `BUILD`; whether it takes over from another server, and from which moment on (ms since 1970); and where the site's data is.
 */
export function launchSettings(): LaunchSettings {
  const { PUBLISHED, EARLIER, LISTEN_AT, DATA_DIR } = process.env;
  return {
    published: PUBLISHED || null,
    earlier: EARLIER || null,
    isSuccessor: LISTEN_AT !== undefined,
    listenAt: Number(LISTEN_AT || '0'),
    dataDir: DATA_DIR || 'data',
  };
}

/** In the place of a folder: the pages of the build. */
export const BUILD = 'build';

type LaunchSettings = {
  published: string | null;
  earlier: string | null;
  isSuccessor: boolean;
  listenAt: number;
  dataDir: string;
};

/** What a program finds in its environment that goes through what owners have typed. No key, no secret and no database. */
export function bareEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const passed = Object.entries(env).filter(([name]) => RUN_SETTINGS.has(name));
  return { ...Object.fromEntries(passed), NODE_ENV: 'production' };
}

const RUN_SETTINGS = new Set(['PATH', 'HOME', 'TMPDIR', 'TEMP', 'LANG', 'TZ', 'NODE_OPTIONS', 'SystemRoot']);

type ServerSettings = {
  port: number;
  hostname: string;
  isBehindProxy: boolean;
  metricsAt: { port: number; host: string } | null;
};
