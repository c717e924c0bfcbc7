/** Builds the site for its public address (SITE_URL) when anything has changed since the last build. */
import { join } from 'node:path';
import { buildIfChanged } from './setup/build.ts';

const siteUrl = process.env['SITE_URL'] || `http://127.0.0.1:${process.env['PORT'] || '3000'}`;

if (!buildIfChanged(join(import.meta.dirname, '..'), { ...process.env, SITE_URL: siteUrl }))
  process.exitCode = 1;
