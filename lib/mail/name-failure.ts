/**
 * The public part of an email's failure: the provider's status and the error's name. The words behind them may
 * hold the address that they are about; the desk and `npm run mails` show those.
 */
export function nameFailure(reason: string): string {
  const [name = ''] = reason.split(':', 1);
  return PLAIN.test(name) ? name : 'unnamed';
}

const PLAIN = /^[\w. -]{1,80}$/;
