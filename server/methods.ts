/** The methods that an address takes. The one place that decides it: routes answer what the door lets in. */
export function methodsAt(address: string): readonly string[] {
  if (address === '/' || READ_AND_SENT_TO.test(address)) return READ_AND_SENT;
  return SENT_TO.test(address) ? SENT : READ;
}

const READ = ['GET', 'HEAD', 'OPTIONS'];
const SENT = ['POST', 'OPTIONS'];
/** Every form is posted to the home page's address, and mail programs post to a newsletter's link to leave. */
const READ_AND_SENT = ['GET', 'HEAD', 'POST', 'OPTIONS'];

const READ_AND_SENT_TO = /^\/newsletter\/(?:confirm|unsubscribe)$/;
const SENT_TO =
  /^\/(?:order(?:\/confirm)?|request\/email|csp-reports|webhooks\/(?:paypal|resend)|(?:account|desk)-actions\/[^/]+)$/;
