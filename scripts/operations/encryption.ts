import { createReadStream, createWriteStream, readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, generateIdentity, identityToRecipient } from 'age-encryption';
import { OperationError } from './settings';

/** Writes a stream into a file that only its owner reads, encrypted to `recipient` unless that is null. */
export async function writeEncrypted(
  plain: AsyncIterable<Uint8Array>,
  { file, recipient }: { file: string; recipient: string | null },
): Promise<void> {
  const target = createWriteStream(file, { mode: 0o600, flush: true });
  if (recipient === null) return pipeline(plain, target);
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  await pipeline(await encrypter.encrypt(toWebStream(plain)), target);
}

/** Decrypts a file into another. Throws when it is damaged, cut short, or encrypted to another key. */
export async function decryptFile(
  file: string,
  { target, identities }: { target: string; identities: readonly string[] },
): Promise<void> {
  if (identities.length === 0)
    throw new OperationError(`${file} is encrypted: give its private key with --identity <key file>.`);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    const plain = await decrypter.decrypt(toWebStream(createReadStream(file)));
    await pipeline(plain, createWriteStream(target, { mode: 0o600, flush: true }));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (problem.includes('no identity matched'))
      throw new OperationError(`${file} is encrypted to another key than the one given.`, { cause: error });
    throw new OperationError(`${file} is not a good copy: ${problem}`, { cause: error });
  }
}

/** Chunk by chunk, as fast as it is read. The library's streams are the browser's. */
function toWebStream(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async controller => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => void (await chunks.return?.()),
  });
}

/** The private keys in a key file, as the age program writes it; `-` reads standard input. */
export function readIdentities(path: string): string[] {
  const lines = readFileSync(path === '-' ? 0 : path, 'utf8').split(/\s*\n/);
  const identities = lines.filter(line => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new OperationError(`There is no private key in ${path}.`);
  return identities;
}

/** The text of a new key file, with the public key in a comment. */
export async function newKeyFile(): Promise<string> {
  const identity = await generateIdentity();
  return `# public key: ${await identityToRecipient(identity)}\n${identity}`;
}
