import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { OperationError } from './settings';

/** A password: typed twice and unseen on a terminal, else the first line of standard input. It is never an argument. */
export async function askPassword(): Promise<string> {
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
