import type { ServerResponse } from 'node:http';
import type { EarlyScripts } from './early-manifest.ts';
import { withEarlyScript } from './static-page.ts';
import { holdWhole } from './whole-answer.ts';

/**
 * Changes a page that the framework answers before it is sent. That it is held back until it is whole costs nothing: a
 * page that is rendered here never comes in parts.
 */
export function changePage(response: ServerResponse, change: (html: string) => string): void {
  holdWhole(response, {
    isHeld: () => String(response.getHeader('content-type')).startsWith('text/html'),
    finish: body => change(body.toString()),
  });
}

/**
 * Gives a page that is rendered per request what the build gives a static page: the early script in the place of the
 * framework's scripts and data (docs/decisions/0013). One that has the early script already stays.
 */
export function renderedPage(html: string, scripts: EarlyScripts): string {
  return html.includes(FRAMEWORK_SCRIPT) ? withEarlyScript(html, scripts) : html;
}

const FRAMEWORK_SCRIPT = '<script src="/_next/';
