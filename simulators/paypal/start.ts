import { controlRoutes } from '../http/control.ts';
import { answer } from '../http/response.ts';
import { createRouter, type Route } from '../http/router.ts';
import { startServer } from '../http/server.ts';
import { apiRoutes } from './api-routes.ts';
import { approvalRoutes } from './approval-routes.ts';
import { createContext, type Context, type SimulatorOptions } from './context.ts';
import { createControls, type Controls } from './controls.ts';
import { pageRoutes } from './page-routes.ts';
import { paymentRoutes } from './payment-routes.ts';

export type PayPalSimulator = Controls & { origin: string; close: () => Promise<void> };

/**
 * Starts a PayPal on this machine: the REST API that the SDK talks to, the page where the buyer approves, and
 * webhooks, with every failure on demand. It is for local runs and tests and holds nothing after `close`.
 */
export async function startPayPalSimulator(options: SimulatorOptions): Promise<PayPalSimulator> {
  const context = await createContext(options);
  const controls = createControls(context);
  const routes = [
    ...apiRoutes(context),
    ...paymentRoutes(context),
    ...approvalRoutes(context),
    ...publicRoutes(context),
    ...pageRoutes(context, controls),
    ...controlRoutes(controls, ['calls', 'orders', 'order', 'disputes', 'dispute', 'deliveries']),
  ];
  const server = await startServer({ port: options.port, handler: createRouter(routes) });
  context.live.origin = server.origin;
  return {
    ...controls,
    origin: server.origin,
    close: async () => {
      context.faults.clear();
      context.webhooks.clear();
      await server.close();
    },
  };
}

function publicRoutes(context: Context): Route[] {
  const { certificateId, certificatePem } = context.identity;
  return [
    {
      method: 'GET',
      pattern: `/v1/notifications/certs/${certificateId}`,
      handle: () => answer(200, certificatePem, { 'content-type': 'application/x-pem-file' }),
    },
  ];
}
