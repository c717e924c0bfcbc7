/** `npm test`: sets up everything on a fresh clone, then runs every check. Its last line is `N passed, N failed`. */
import { installDependencies, runtime } from './setup/dependencies.mjs';
import { runChecks } from './setup/run-checks.mjs';
import { ensureSystemPackages } from './setup/system-packages.mjs';

installDependencies();
runtime();
ensureSystemPackages();
runChecks();
