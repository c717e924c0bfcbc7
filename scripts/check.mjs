/**
 * `npm run check`: everything that CI runs, on an installation that is already there. With `--fast`
 * (`npm run check:fast`) only what needs no build and no database.
 */
import { runChecks } from './setup/run-checks.mjs';

runChecks({ isFast: process.argv.includes('--fast') });
