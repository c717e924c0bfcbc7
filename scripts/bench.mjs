/** `npm run bench`: measures the built site, each figure beside its yardstick in one run. Names of parts and `--short` may follow. */
import { runInstalled } from './setup/dependencies.mjs';

runInstalled('tests/bench/bench.ts', ...process.argv.slice(2));
