import { isCommonPassword } from './common-passwords';

/**
 * Whether a password would be among the first that someone tries: a common one, one sign over and over, or
 * one of the given words (our name, the customer's own) with digits or signs around it.
 */
export function isEasyToGuess(password: string, words: readonly string[]): boolean {
  if (isCommonPassword(password)) return true;
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < DIFFERENT_SIGNS_MIN) return true;
  const core = lettersOf(text);
  return words.some(word => core !== '' && core === lettersOf(word.normalize('NFKC').toLowerCase()));
}

/** Words that belong to an address: its name part, and its domain's. */
export function wordsOfEmail(email: string): string[] {
  const [name = '', domain = ''] = email.split('@');
  return [email, name, domain.split('.')[0] ?? ''];
}

function lettersOf(text: string): string {
  return text.replace(/\P{L}+/gu, '');
}

const DIFFERENT_SIGNS_MIN = 3;
