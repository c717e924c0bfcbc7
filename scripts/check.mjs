/** `npm run check`: everything that CI runs, on an installation that is already there. */
import { runChecks } from './setup/run-checks.mjs';

runChecks();
