/** What other features may use of the accounts: who is signed in, the second factor of staff, and passwords. */
export { lockAccount, nameOfStaff, toAccountEmail, type Account } from './accounts.sql';
export { endAccess } from './end-access';
export {
  confirmFactor,
  enrollFactor,
  enterDesk,
  FACTOR_FIELD,
  findFactor,
  offerSecret,
  renewRecoveryCodes,
  takeNewCodes,
  type FactorRefusal,
} from './factor';
export { hashPassword, isEasyToGuess, wordsOfEmail } from './password';
export { deviceCookie, sessionCookie } from './session-cookie';
export { setNotice, type Notice, type Session } from './sessions';
export { findVisitor, isFullySignedIn, type Visitor } from './session-cookie';
