import { forgetUser, rememberUser } from '@/components/account/stored-user';
import { STORED_USER_KEY } from '@/lib/analytics/track';

/**
 * On the account's own page (`data-id`, `data-email`): remembers whom the server knows where this browser does not, after
 * a mailed link or a sign-in that was sent before the scripts came, and leads the header to the account. Signing out
 * takes the record away.
 */
export function start({ dataset }: HTMLElement): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLElement && target.hasAttribute('data-signs-out')) forgetUser();
  });
  const { id, email } = dataset;
  if (!id || !email || isRemembered(id)) return;
  rememberUser({ id, email });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    const label = link.querySelector('span');
    if (label) label.textContent = link.dataset['account'] ?? '';
    link.href = location.pathname;
    delete link.dataset['account'];
  }
}

/** An id is 26 random letters, found in no other record. Where nothing can be read, nothing was kept. */
function isRemembered(id: string): boolean {
  try {
    return localStorage.getItem(STORED_USER_KEY)?.includes(`"${id}"`) ?? false;
  } catch {
    return false;
  }
}
