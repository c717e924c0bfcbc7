import { parseArgs, type ParseArgsConfig } from 'node:util';
import { OperationError } from './settings';

/**
 * The words after an operation's name. One that it does not know is refused with the usage: a mistyped word must not
 * leave a different thing done. `--help` ends the process with the usage.
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs({ ...config, strict: true });
  } catch (error) {
    const [problem = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new OperationError(`${problem}. ${usage}`, { cause: error });
  }
}
