/**
 * Carries where a visit came from through its pages, and keeps it nowhere: in the fragment of the links that are followed,
 * which no server and no cache sees, and in the forms that are posted (docs/decisions/0027-where-a-visit-came-from.md). The
 * address is cleaned once it is read. `#~visit=/blog?host=www.example.com&utm_source=mail`
 */
export function startVisit(): void {
  const visit = readVisit();
  if (visit === null) return;
  // Checkout and the search go on by script.
  document.documentElement.dataset['visit'] = `#${visit}`;
  document.addEventListener('click', event => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || !isFollowedHere(event, link)) return;
    event.preventDefault();
    // A changed link would be another than the one that the browser has rendered ahead.
    location.assign(link.href.replace(/#.*|$/, '') + (link.hash || '#') + visit);
  });
  document.addEventListener('formdata', ({ target, formData }) => {
    if (POSTS.has(actionOf(target))) formData.set('visit', visit);
  });
  document.addEventListener('submit', ({ target, defaultPrevented }) => {
    if (target instanceof HTMLFormElement && target.method === 'get' && !defaultPrevented)
      target.setAttribute('action', `${actionOf(target).replace(/#.*/, '')}#${visit}`);
  });
}

/** The server does not count a page that was fetched ahead of the click: this says that it is shown. */
export function tellShown(): void {
  const [entry] = performance.getEntriesByType('navigation');
  const isAhead = entry && 'deliveryType' in entry && entry.deliveryType === 'navigational-prefetch';
  if (!isAhead && document.documentElement.dataset['shownAt'] === undefined) return;
  // Without an answer one view is missing in the counts.
  fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
}

/** What the page before carried here, else where this page begins a visit; null when nothing says it. */
function readVisit(): string | null {
  const { hash, pathname, search, host } = location;
  const at = hash.indexOf(VISIT_MARK);
  if (at > 0) {
    history.replaceState(history.state, '', pathname + search);
    if (at > 1) location.replace(hash.slice(0, at));
    return hash.slice(at);
  }
  const referrer = document.referrer && new URL(document.referrer).host;
  if (referrer === host) return null;
  const query = new URLSearchParams(referrer && { host: referrer });
  for (const [name, value] of new URLSearchParams(search))
    if (name.startsWith('utm_')) query.set(name, value);
  return `${VISIT_MARK}${pathname}?${query.toString()}`;
}

/** A click that leaves for another public page in this window. */
function isFollowedHere(
  event: MouseEvent,
  { origin, pathname, search, target, download }: HTMLAnchorElement,
) {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey || target || download)
    return false;
  const isHere = pathname === location.pathname && search === location.search;
  return origin === location.origin && !isHere && PAGE.test(pathname);
}

function actionOf(form: EventTarget | null): string {
  return (form instanceof HTMLFormElement && form.getAttribute('action')) || '';
}

/** In the fragment, after the page's own: statistics-in-time.ts looks for it, too. */
const VISIT_MARK = '~visit=';
/** Forms of leads and accounts, and checkout's. */
const POSTS: ReadonlySet<string> = new Set(['/', '/order']);
/** No file, and no page of one person. */
const PAGE =
  /^\/(?!(?:account|desk|invoice|newsletter|request|reset-password|success|thanks|verify-email)(?:\/|$))[a-z0-9/-]*$/;
