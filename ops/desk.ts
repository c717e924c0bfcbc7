import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  addStaff,
  listStaff,
  PASSWORD_LENGTH,
  removeStaff,
  resetFactor,
  resetStaff,
  type StaffOutcome,
} from '@/lib/accounts/staff-users';
import type { ErasureRegister } from '@/lib/privacy';
import { connect } from '@/lib/site/db/connect';
import { migrateStorage } from '@/lib/site/db/migrate';
import { newId } from '@/lib/site/ids';
import { OperationError, readArguments, readSettings, reportFailure, requireDatabase } from './settings';

async function run(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    options: { reset: { type: 'boolean', default: false }, staff: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command = '', email = '', ...rest] = positionals;
  if (rest.length > 0) throw new OperationError(USAGE);
  const work = chooseWork(command, { email, isReset: values.reset, isOwner: !values.staff });
  const { storage, register } = readSettings(process.env);
  // The first account may be made before the site has ever run.
  if (command !== 'add-user') requireDatabase(storage);
  await migrateStorage(storage);
  const db = connect(storage);
  try {
    const site = { db, newId, now: Date.now, passwordWork: runAtOnce };
    await work(site, register);
  } finally {
    await db.destroy();
  }
}

/** Known before the database is opened: a wrong word must not make one. */
function chooseWork(command: string, { email, ...access }: AccessRequest): Work {
  if (command === 'list') return list;
  if (command === 'add-user' && email !== '') return site => giveAccess({ email, ...access }, site);
  if (command === 'reset-factor' && email !== '') return site => removeFactor(email, site);
  if (command === 'remove-user' && email !== '')
    return (site, register) => remove({ email, register: register() }, site);
  throw new OperationError(USAGE);
}

async function giveAccess({ email, isReset, isOwner }: AccessRequest, site: CommandSite): Promise<void> {
  const password = await askPassword();
  const outcome = isReset
    ? await resetStaff({ email, password }, site)
    : await addStaff({ email, password, isOwner }, site);
  explain(outcome, email);
  if (outcome.kind === 'promoted')
    console.log(`${email} had a customer account. It has the new password now and is signed out everywhere.`);
  console.log(
    isReset
      ? `${email} has the new password and is signed out everywhere.`
      : `${email} can use the desk now: sign in at /sign-in with an authenticator app ready, then open /desk.`,
  );
}

/** A password: typed twice and unseen on a terminal, else the first line of standard input. It is never an argument. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const first = await askUnseen('Password: ');
  if (first !== (await askUnseen('Repeat the password: ')))
    throw new OperationError('The two passwords do not match.');
  return first;
}

async function askUnseen(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await line.question('');
  } finally {
    line.close();
    process.stdout.write('\n');
  }
}

async function removeFactor(email: string, site: CommandSite): Promise<void> {
  explain(await resetFactor(email, site), email);
  console.log(`${email} is signed out everywhere and sets up a new second factor at the next sign-in.`);
}

async function remove(
  { email, register }: { email: string; register: ErasureRegister },
  site: CommandSite,
): Promise<void> {
  explain(await removeStaff({ email, register }, site), email);
  console.log(`${email} is removed and signed out everywhere.`);
}

async function list({ db }: CommandSite): Promise<void> {
  const users = await listStaff({ db });
  for (const { email, isOwner, createdAt } of users)
    console.log(
      `${email}  ${isOwner ? 'owner' : 'staff'} since ${new Date(createdAt).toISOString().slice(0, 10)}`,
    );
  console.log(users.length === 0 ? `No one can use the desk yet.\n${USAGE}` : `${users.length} in all.`);
}

/** One password at a time needs no bound. */
function runAtOnce<T>(work: () => Promise<T>): Promise<T> {
  return work();
}

function explain({ kind }: StaffOutcome, email: string): void {
  if (kind === 'done' || kind === 'promoted') return;
  throw new OperationError(PROBLEMS[kind].replace('{email}', email));
}

const USAGE = `npm run desk -- add-user <address>            makes an account for the desk; asks for a password, or reads it from standard input
npm run desk -- add-user <address> --staff    the same without what is for owners: money, downloads, erasing, other staff
npm run desk -- add-user <address> --reset    gives it a new password
npm run desk -- reset-factor <address>         removes its second factor, for a lost phone
npm run desk -- remove-user <address>
npm run desk -- list`;

const PROBLEMS: Record<Exclude<StaffOutcome['kind'], 'done' | 'promoted'>, string> = {
  no_address: '{email} is not an email address.',
  taken:
    '{email} can already use the desk. For a new password add --reset, for a new phone use reset-factor.',
  unknown: '{email} is not the address of a staff account.',
  wrong_length: `The password must have ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
  easy_password: 'That password is easy to guess. Try three unrelated words.',
};

type AccessRequest = { email: string; isReset: boolean; isOwner: boolean };
type CommandSite = Parameters<typeof resetFactor>[1];
type Work = (site: CommandSite, register: () => ErasureRegister) => Promise<void>;

await reportFailure(run);
