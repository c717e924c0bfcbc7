import { STORED_USER_KEY } from '@/lib/analytics/track';

/**
 * Stands on the page that says the account is deleted: the record of its user in this browser goes too, and the header
 * keeps the way to the sign-in. An inline script, since statistics begin with the record as soon as a module runs.
 */
export function ForgetScript() {
  return <script dangerouslySetInnerHTML={{ __html: FORGET_SOURCE }} />;
}

/** The head script has read the record already, and changes the header's links once the page is parsed. */
export const FORGET_SOURCE = `try{localStorage.removeItem('${STORED_USER_KEY}')}catch(error){}
delete document.documentElement.dataset.user;
document.querySelectorAll('[data-account]').forEach(function(link){link.removeAttribute('data-account')})`;
