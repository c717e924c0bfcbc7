import type { Env } from '../lib/site/env.ts';
import { startMailSimulator } from '../simulators/mail/start.ts';
import { MODEL_ORIGIN, startModel } from '../simulators/model.ts';
import { startPayPalSimulator } from '../simulators/paypal/start.ts';
import { startWebsites } from '../simulators/websites/start.ts';
import { isFree } from './preflight.ts';

export type RunningSimulators = {
  /** Settings that point the site at the simulators that run. */
  env: Record<string, string>;
  /** Lines for people: what is simulated and where its page is. */
  announcements: string[];
  close: () => Promise<void>;
};

/** Starts a simulator for each third party that the settings leave simulated. */
export async function startSimulators(env: Env): Promise<RunningSimulators> {
  const started = [await paypal(env), await mail(env), await websites(env), await model(env)].filter(
    one => one !== null,
  );
  return {
    env: Object.assign({}, ...started.map(one => one.env)) as Record<string, string>,
    announcements: started.map(one => one.announcement),
    close: async () => {
      await Promise.all(started.map(one => one.close()));
    },
  };
}

type RunningSimulator = { env: Record<string, string>; announcement: string; close: () => Promise<void> };

async function paypal(env: Env): Promise<RunningSimulator | null> {
  if (env.PAYPAL_ENVIRONMENT !== 'simulator' || env.PAYMENTS === 'off') return null;
  const webhookId = env.PAYPAL_WEBHOOK_ID ?? SIMULATED_WEBHOOK_ID;
  const simulator = await startPayPalSimulator({
    port: await portOf(env.PAYPAL_SIMULATOR_ORIGIN),
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    siteOrigin: env.SITE_URL,
    webhookId,
    webhookUrl: `${env.SITE_URL}/webhooks/paypal`,
    framing: true,
  });
  return {
    env: {
      PAYPAL_SIMULATOR_ORIGIN: simulator.origin,
      PAYPAL_WEBHOOK_ID: webhookId,
    },
    announcement: `PayPal     simulated, no money moves: ${simulator.origin}`,
    close: () => simulator.close(),
  };
}

async function mail(env: Env): Promise<RunningSimulator | null> {
  if (env.mailBaseUrl !== env.MAIL_SIMULATOR_ORIGIN) return null;
  const webhookSecret = env.RESEND_WEBHOOK_SECRET ?? SIMULATED_WEBHOOK_SECRET;
  const simulator = await startMailSimulator({
    port: await portOf(env.MAIL_SIMULATOR_ORIGIN),
    apiKey: env.RESEND_API_KEY,
    webhookUrl: `${env.SITE_URL}/webhooks/resend`,
    webhookSecret,
  });
  return {
    env: {
      MAIL_SIMULATOR_ORIGIN: simulator.origin,
      RESEND_WEBHOOK_SECRET: webhookSecret,
      MAIL_REPLY_ADDRESS: env.MAIL_REPLY_ADDRESS ?? 'reply@in.cornerpin.example',
    },
    announcement: `Mailbox    simulated, nothing leaves this machine: ${simulator.origin}`,
    close: () => simulator.close(),
  };
}

/** Websites that the checkup can read, unless it is led to others. */
async function websites(env: Env): Promise<RunningSimulator | null> {
  if (env.CHECKUP_NETWORK_ORIGIN !== null || env.CHECKUPS === 'off') return null;
  const simulator = await startWebsites({ port: await portOf(WEBSITES_ORIGIN) });
  return {
    env: { CHECKUP_NETWORK_ORIGIN: simulator.origin },
    announcement: `Websites   simulated for the checkup, such as casa-rosa.test: ${simulator.origin}`,
    close: () => simulator.close(),
  };
}

/** A language model for the assistant, where the settings name this one's address: by default there is none. */
async function model(env: Env): Promise<RunningSimulator | null> {
  const { ASSISTANT_MODEL_URL: url } = env;
  if (url === null || new URL(url).origin !== MODEL_ORIGIN) return null;
  const simulator = await startModel({ port: await portOf(MODEL_ORIGIN) });
  return {
    env: { ASSISTANT_MODEL_URL: `${simulator.origin}/v1` },
    announcement: `Model      simulated, repeats what it gets: ${simulator.origin}`,
    close: () => simulator.close(),
  };
}

/** The configured port, or any free one when another program has it. */
async function portOf(origin: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  return (await isFree(Number(port), hostname)) ? Number(port) : 0;
}

const WEBSITES_ORIGIN = 'http://127.0.0.1:4030';
const SIMULATED_WEBHOOK_ID = 'WH-SIMULATOR-0001';
const SIMULATED_WEBHOOK_SECRET = `whsec_${Buffer.from('a secret of the mail simulator').toString('base64')}`;
