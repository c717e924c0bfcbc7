import { forms } from '@/content/forms';
import { site } from '@/content/site';
import { scryptPasswords } from '@/lib/accounts/adapters/scrypt-passwords';
import { connect } from '@/lib/site/db/connect';
import { migrateStorage } from '@/lib/site/db/migrate';
import { sqlStaffStore } from '@/lib/desk/adapters/sql-staff-store';
import {
  addStaff,
  removeStaff,
  resetFactor,
  resetStaff,
  type StaffDeps,
  type StaffOutcome,
} from '@/lib/desk/staff-users';
import { systemClock } from '@/lib/site/clock';
import { newId } from '@/lib/site/ids';
import { maxLengthOf } from '@/lib/forms/schema';
import { noteErasure } from '@/lib/people';
import { askPassword } from './ask-password';
import { readArguments } from './read-arguments';
import { reportFailure } from './report-failure';
import { requireDatabase } from './require-database';
import { OperationError, readSettings } from './settings';

const passwordField = forms['signup-form'].fields.find(field => field.name === 'password');
const length = {
  min: passwordField && 'minLength' in passwordField ? passwordField.minLength : 8,
  max: maxLengthOf('password'),
};

async function run(): Promise<void> {
  const { values, positionals } = readArguments(USAGE, {
    options: { reset: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [command = '', email = '', ...others] = positionals;
  if (others.length > 0) throw new OperationError(USAGE);
  const work = chooseWork(command, { email, isReset: values.reset });
  const { storage, register } = readSettings(process.env);
  // The first account may be made before the site has ever run.
  if (command !== 'add-user') requireDatabase(storage);
  await migrateStorage(storage);
  const db = connect(storage);
  try {
    await work({
      store: sqlStaffStore(db),
      passwords: scryptPasswords(),
      noteDeletion: address => noteErasure({ kind: 'account', address, at: Date.now() }, register()),
      newId,
      clock: systemClock,
      ownWords: [site.name],
      length,
    });
  } finally {
    await db.destroy();
  }
}

/** Known before the database is opened: a wrong word must not make one. */
function chooseWork(command: string, { email, isReset }: Wanted): Work {
  if (command === 'list') return list;
  if (command === 'add-user' && email !== '') return deps => giveAccess({ email, isReset }, deps);
  if (command === 'reset-factor' && email !== '') return deps => removeFactor(email, deps);
  if (command === 'remove-user' && email !== '') return deps => remove(email, deps);
  throw new OperationError(USAGE);
}

async function giveAccess({ email, isReset }: Wanted, deps: StaffDeps): Promise<void> {
  const password = await askPassword();
  const outcome = await (isReset ? resetStaff : addStaff)({ email, password }, deps);
  explain(outcome, email);
  if (outcome.kind === 'promoted')
    console.log(`${email} had a customer account. It has the new password now and is signed out everywhere.`);
  console.log(
    isReset
      ? `${email} has the new password and is signed out everywhere.`
      : `${email} can use the desk now: sign in at /sign-in with an authenticator app ready, then open /desk.`,
  );
}

async function removeFactor(email: string, deps: StaffDeps): Promise<void> {
  explain(await resetFactor(email, deps), email);
  console.log(`${email} is signed out everywhere and sets up a new second factor at the next sign-in.`);
}

async function remove(email: string, deps: StaffDeps): Promise<void> {
  explain(await removeStaff(email, deps), email);
  console.log(`${email} is removed and signed out everywhere.`);
}

async function list({ store }: StaffDeps): Promise<void> {
  const users = await store.list();
  for (const { email, createdAt } of users)
    console.log(`${email}  since ${new Date(createdAt).toISOString().slice(0, 10)}`);
  console.log(users.length === 0 ? `No one can use the desk yet.\n${USAGE}` : `${users.length} in all.`);
}

function explain({ kind }: StaffOutcome, email: string): void {
  if (kind === 'done' || kind === 'promoted') return;
  throw new OperationError(PROBLEMS[kind].replace('{email}', email));
}

const USAGE = `npm run desk -- add-user <address>            makes an account for the desk; asks for a password, or reads it from standard input
npm run desk -- add-user <address> --reset    gives it a new password
npm run desk -- reset-factor <address>         removes its second factor, for a lost phone
npm run desk -- remove-user <address>
npm run desk -- list`;

const PROBLEMS: Record<Exclude<StaffOutcome['kind'], 'done' | 'promoted'>, string> = {
  no_address: '{email} is not an email address.',
  taken:
    '{email} can already use the desk. For a new password add --reset, for a new phone use reset-factor.',
  unknown: '{email} is not the address of a staff account.',
  wrong_length: `The password must have ${length.min} to ${length.max} characters.`,
  easy_password: 'That password is easy to guess. Try three unrelated words.',
};

type Wanted = { email: string; isReset: boolean };
type Work = (deps: StaffDeps) => Promise<void>;

await reportFailure(run);
