/** `npm run build`: installs what the lockfile names when that has changed, then builds for SITE_URL what has changed. */
import { runInstalled } from './setup/dependencies.mjs';

runInstalled('scripts/build.ts');
