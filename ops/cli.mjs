/**
 * `node ops/cli.mjs <command>`: what the npm scripts, the units and the containers run. It starts on the system's Node (20
 * or newer) before anything is installed, so: plain JavaScript, and no import but of built-in modules and of setup.mjs, which imports progress.mjs alone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { endWithNpm, installDependencies, ownTsconfig, root, runtime, toolEnv } from './setup.mjs';

const COMMANDS = {
  start: {
    does: 'sets up everything on a fresh clone, then serves the whole site locally on simulators; --dev reloads what you change',
    run: startSite,
  },
  serve: {
    does: 'the production start; refuses simulators and missing settings, naming every problem at once',
    run: serveSite,
  },
  build: {
    does: 'installs what the lockfile names when that has changed, then builds for SITE_URL what has changed',
    run: () => runInstalled('ops/build.ts'),
  },
  test: {
    does: 'sets up everything on a fresh clone, then runs every check; its last line is `N passed, N failed, N skipped`',
    run: testEverything,
  },
  check: {
    does: 'what one runs before each merge, on an installation that is already there; --fast leaves out what needs a build or a database',
    run: args => runTool('ops/checks.ts', args),
  },
  typecheck: {
    does: 'the types of the whole project, with one’s own content where CONTENT_DIR names it',
    run: checkTypes,
  },
  bench: {
    does: 'measures the built site, each figure beside its yardstick; names of parts and --short may follow',
    run: args => runInstalled('tests/bench/bench.ts', args),
  },
  'other-agency': {
    does: 'runs the checks that are not about our own texts on another agency’s content; --fast needs no build',
    run: async args => {
      await installDependencies();
      runProgram('ops/other-agency.mjs', args);
    },
  },
  content: {
    does: 'checks what the content says (figures, lengths, photos and their words), then shows the site as you save',
    run: showContent,
  },
  backup: {
    does: 'a verified copy of the database into BACKUP_DIR, while the site runs; --hourly repeats it',
    run: args => runOperation('backup', args),
  },
  restore: {
    does: 'puts a copy in the database’s place, which is kept aside; the site must be stopped',
    run: args => runOperation('restore', args),
  },
  retention: {
    does: 'deletes what is past its time; --erase <address> erases one person',
    run: args => runOperation('retention', args),
  },
  'move-to-postgres': {
    does: 'copies the embedded file into the PostgreSQL of DATABASE_URL; the site must be stopped',
    run: args => runOperation('move-to-postgres', args),
  },
  desk: {
    does: 'who may work at the agency’s desk; add-user <address> adds someone, and asks for a password',
    run: args => runOperation('desk', args),
  },
  'sample-data': {
    does: 'fills a new database with an invented agency’s customers, to look at the desk: empty, week or year',
    run: args => runOperation('sample-data', args),
  },
  mails: {
    does: 'emails that did not go out, without names and texts; --again <id> puts one back in the queue',
    run: args => runOperation('mails', args),
  },
  ask: {
    does: 'prints what the assistant says to a question, or to several as one conversation, and by which topic',
    run: args => runProgram('ops/ask.ts', args, { env: publishedEnv() }),
  },
  reconcile: {
    does: 'compares our orders with PayPal’s transactions, --since 2026-11-01; a restore ends with it',
    run: args => runOperation('reconcile', args),
  },
  indexnow: {
    does: 'tells IndexNow which pages have changed since it was last run; --dry-run only prints them',
    run: args => runProgram('ops/indexnow.mjs', args),
  },
  'page-dates': {
    does: 'prints the pages whose content has changed since the day that their record says',
    run: args => runProgram('ops/page-dates.ts', args),
  },
  mutate: {
    does: 'changes a rule in one place at a time and prints the changes that no test notices: lib/site/money.ts --count=25',
    run: args => runProgram('ops/mutate.ts', args),
  },
  plant: {
    does: 'plants omissions that a review once found unnoticed, one at a time in a copy of the tree, and says which check notices each; a word of a name takes those',
    run: args => runProgram('ops/plant.ts', args),
  },
  oracle: {
    does: 'builds a copy of the tree with every part of the content changed, and says whether a release’s pages are the same bytes; run build first',
    run: args => runProgram('ops/oracle.ts', args),
  },
  image: {
    does: 'builds deploy/Dockerfile without Docker and tries the image behind Caddy and on PostgreSQL; as root, with buildah, debootstrap and caddy',
    run: async args => {
      await installDependencies();
      runProgram('ops/image/image.ts', args);
    },
  },
  play: {
    does: 'plays the models of money and calls, or the named one, in any order of events against the rules that must hold: money --runs=2000 --seed=7; prints the shortest story that breaks one, and its seed',
    run: playModels,
  },
  trees: {
    does: 'accepts the accessibility trees of the named pages, or of all, as they are now, into tests/e2e/golden',
    run: acceptTrees,
  },
  shots: {
    does: 'a picture of every public page, and contact sheets of them, in .cache/shots; --help lists the options',
    run: args => runProgram('ops/shots.mjs', args),
  },
  'mail-shots': {
    does: 'a picture of every kind of email, on a phone and a computer, light and dark, and its text, in .cache/emails',
    run: args => runProgram('ops/mail-shots.mjs', args),
  },
  fonts: {
    does: 'makes the site’s font files again, after a change of the signs or of a font package',
    run: args => runProgram('ops/fonts.mjs', args),
  },
  drawings: {
    does: 'cleans the pictures after an editor has saved them, and writes the site’s colors into each',
    run: args => runProgram('ops/drawings.ts', args),
  },
  film: {
    does: 'renders the short films, or the one that is named, after a change of their words or drawings',
    run: args => runProgram('ops/film/render.mjs', args),
  },
  lockfile: {
    does: 'adds to package-lock.json what npm leaves out: other machines’ packages, and missing hashes',
    run: args => runProgram('ops/lockfile.mjs', args),
  },
};

async function startSite(args) {
  await installDependencies();
  const site = spawn(runtime(), [join(root, 'ops', 'run-site.ts'), ...args], {
    cwd: root,
    env: toolEnv(),
    // The site notices by the channel when this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Ctrl-C reaches the child by itself; a signal sent to this process alone is passed on.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => site.kill('SIGTERM'));
  endWithNpm();
  site.on('exit', code => process.exit(code ?? 0));
}

function acceptTrees(names) {
  const args = ['run', '--silent', 'e2e', '--', 'aria-trees', '--update-snapshots'];
  const env = { ...toolEnv(), ...(names.length > 0 ? { TREES: names.join(',') } : {}) };
  process.exitCode = spawnSync('npm', args, { cwd: root, env, stdio: 'inherit' }).status ?? 1;
}

/** What a check finds is printed; the site is shown in any case. */
async function showContent(args) {
  await installDependencies();
  const checks = ['run', '--silent', 'unit', '--', 'tests/content', 'content', 'lib/documents'];
  const { status } = spawnSync('npm', checks, { cwd: root, env: toolEnv(), stdio: 'inherit' });
  console.log(
    status === 0 ? '\nThe content is right.' : '\nSomething in the content is not right: see above.',
  );
  await startSite(['--dev', ...args]);
}

function serveSite(args) {
  process.env.APP_MODE = 'production';
  return startSite([...args, '--production']);
}

async function testEverything() {
  await installDependencies();
  await (await import('./system-packages.mjs')).installSystemPackages();
  runTool('ops/checks.ts', ['--all']);
}

async function checkTypes() {
  const steps = [
    ['next', 'typegen'],
    ['tsc', '--noEmit', '--project', await ownTsconfig()],
  ];
  const isRight = steps.every(
    ([tool, ...args]) => spawnSync(tool, args, { cwd: root, env: toolEnv(), stdio: 'inherit' }).status === 0,
  );
  if (!isRight) process.exitCode = 1;
}

async function runInstalled(file, args = []) {
  await installDependencies();
  runTool(file, args);
}

/** Runs a file of this project on the pinned Node. Its exit code becomes this process's. */
function runTool(file, args) {
  const { status } = spawnSync(runtime(), [join(root, file), ...args], {
    cwd: root,
    env: toolEnv(),
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

/** Runs a file on the pinned Node with the site's own modules; passes signals on, and ends with its exit code. */
function runProgram(file, args, options = {}) {
  const siteModules = join(root, 'ops', 'site-modules.mjs');
  const program = spawn(runtime(), ['--import', siteModules, join(root, file), ...args], {
    env: toolEnv(),
    stdio: 'inherit',
    ...options,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => program.kill('SIGTERM'));
  program.on('exit', code => process.exit(code ?? 1));
}

/** The files named `*.model.test.ts` read how often they play, and from which seed, from PLAY_RUNS and PLAY_SEED. */
async function playModels(args) {
  const { options, names, problem } = readPlay(args);
  if (problem) {
    console.error(problem);
    process.exitCode = 2;
    return;
  }
  await installDependencies();
  const files = names.length > 0 ? names.map(name => `${name}.model.test.ts`) : ['.model.test.ts'];
  const { status } = spawnSync('vitest', ['run', '--project', 'integration', ...files, '-t', 'embedded'], {
    cwd: root,
    env: { ...toolEnv(), PLAY_RUNS: options.runs, PLAY_SEED: options.seed },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

function readPlay(args) {
  try {
    const { values: options, positionals: names } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        runs: { type: 'string', default: '500' },
        seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      },
    });
    const bad = Object.keys(options).find(name => !/^[1-9]\d{0,9}$/.test(options[name]));
    return { options, names, problem: bad && `--${bad} is a whole number, such as --${bad}=7.` };
  } catch (error) {
    return { options: {}, names: [], problem: error.message };
  }
}

function runOperation(name, args) {
  // Backups contain people's messages: no other user of the machine may read them.
  process.umask(0o077);
  runProgram(`ops/${name}.ts`, args, { ...ownerOfData(), env: publishedEnv() });
}

/**
 * With what the site shows in the place of parts of the content, so a command says what the site says. Without it where
 * nothing is published, and until this build has made the published pages.
 */
function publishedEnv() {
  const published = join(resolve(process.env.DATA_DIR || 'data'), 'published');
  try {
    const folder = join(published, readFileSync(join(published, 'current'), 'utf8'));
    const builds = [join(folder, 'made-by'), join(root, '.next', 'BUILD_ID')];
    const [madeBy, built] = builds.map(file => readFileSync(file, 'utf8'));
    return { ...toolEnv(), PUBLISHED: madeBy === built ? folder : '' };
  } catch {
    return toolEnv();
  }
}

/**
 * Operators are root, but the site must be able to read and write an operation's files. The group is the backup
 * folder's, which the site itself does not have, so it cannot read the backups.
 */
function ownerOfData() {
  if (process.getuid?.() !== 0) return {};
  const { DATA_DIR, BACKUP_DIR } = process.env;
  const folders = [DATA_DIR || 'data', BACKUP_DIR].filter(path => path && existsSync(path));
  const [data, backups = data] = folders.map(path => statSync(path));
  return data === undefined ? {} : { uid: data.uid, gid: backups.gid };
}

const [name, ...args] = process.argv.slice(2);
if (name !== undefined && Object.hasOwn(COMMANDS, name)) await COMMANDS[name].run(args);
else {
  if (name !== undefined) console.error(`There is no command ${name}.\n`);
  console.error('node ops/cli.mjs <command>\n');
  for (const [command, { does }] of Object.entries(COMMANDS)) console.error(`${command.padEnd(18)}${does}`);
  process.exitCode = 1;
}
