import { fillPage } from '#engine';
import {
  OWNERS_ONLY,
  refuseFactor,
  SEEN,
  typedIn,
  TYPED,
  type Deed,
  type DeskPost,
  type DeskRefusal,
  type DeskReply,
} from '@/app/(desk)/desk/deed';
import { findDeed } from '@/app/(desk)/desk/deeds';
import { findDeskVisitor, type Staff } from '@/app/(desk)/desk/visitor';
import { formMessages } from '@/content/form-messages';
import { confirmFactor, deviceCookie, FACTOR_FIELD, sessionCookie, setNotice } from '@/lib/accounts';
import { asFailed } from '@/lib/forms';
import { previewCookie } from '@/lib/publishing/place';
import { isCrossSite, readForm } from '@/lib/site/http/request';
import {
  plainNotice,
  plainPage,
  plainPageLinks,
  respondFile,
  respondHtml,
  respondRedirect,
  respondText,
} from '@/lib/site/http/respond';
import { readDeskPath, routes, serverRoutes } from '@/lib/site/routes';
import { insertAuditOnce } from '@/lib/site/security/audit';
import { fingerprintOf } from '@/lib/site/security/seal';
import type { Site } from '@/lib/site/site';
import { escapeHtml } from '@/lib/site/text';

/**
 * Handles every action of the desk. Anyone who is not staff gets a 404 with the way to sign in; a post from another site
 * is refused first.
 */
export async function handleDeskAction(action: string, request: Request, site: Site): Promise<Response> {
  const deed = await findDeed(action);
  if (deed === null) return respondText('There is nothing here.', { status: 404 });
  const { headers } = request;
  const visitor = await findDeskVisitor(headers.get('cookie'), site);
  if (isCrossSite(request, site.env.SITE_URL)) return respondPlain(403, formMessages.foreignPost);
  const body = await readForm(request);
  if (body.kind === 'refused') return respondPlain(body.status, formMessages[body.problem]);
  const params = new URLSearchParams(body.text);
  if (!visitor) return respondSignedOut(params, headers.get('referer'));
  const { staff } = visitor;
  // Before the code is entered only the entrance is open, and afterwards it is not needed.
  const isSecondFactor = action === 'enter' || action === 'enroll';
  if (isSecondFactor !== (visitor.kind === 'needs-code'))
    return respondRedirect(
      isSecondFactor ? (readDeskPath(params.get('next')) ?? serverRoutes.desk()) : serverRoutes.deskEnter(),
    );
  if (deed.who === 'owner' && !staff.isOwner) {
    await insertAuditOnce({ actorId: staff.accountId, action: 'owner-refused', detail: action }, site);
    return respondPlain(403, OWNERS_ONLY);
  }
  try {
    const post = { params, staff };
    const reply = (await findFactorRefusal(deed, post, site)) ?? (await deed.do(post, site));
    if (reply.kind === 'file') return respondFile(reply.body, reply);
    if (reply.kind === 'go') return await respondWithNotice(reply, staff, site);
    return await respondWithPage(reply, { action, params, cookie: headers.get('cookie') ?? '' }, site);
  } catch (error) {
    site.logError('desk_action_failed', error);
    return respondPlain(503, formMessages.failed);
  }
}

/** What the page says that asks for the code; null where none is needed, or it was right. */
async function findFactorRefusal(deed: Deed, post: DeskPost, site: Site): Promise<DeskReply | null> {
  if (deed.factor === undefined) return null;
  const outcome = await confirmFactor({ ...post, purpose: deed.factor }, site);
  return outcome.kind === 'confirmed' ? null : refuseFactor(outcome, deed.page(post));
}

async function respondWithNotice(
  { location, notice: { code, detail = '' }, newSession, newDevice, preview }: DeskReply & { kind: 'go' },
  { sessionId }: Staff,
  site: Site,
): Promise<Response> {
  const id = newSession === undefined ? sessionId : fingerprintOf(newSession);
  await setNotice(id, { kind: 'desk', code, detail }, site);
  const response = respondRedirect(location);
  const { SITE_URL } = site.env;
  if (newSession !== undefined) response.headers.append('set-cookie', sessionCookie(newSession, SITE_URL));
  if (newDevice !== undefined) response.headers.append('set-cookie', deviceCookie(newDevice, SITE_URL));
  if (preview !== undefined) response.headers.append('set-cookie', previewCookie(preview, SITE_URL));
  return response;
}

/**
 * Draws the page for who posted, who need not have scripts: `refusalOf` reads what its form is filled with there. Of its
 * scripts the head's own stays, which chooses the theme before the first paint.
 */
async function respondWithPage(
  { location, errors, retryAfterSeconds }: DeskReply & { kind: 'again' },
  { action, params, cookie }: { action: string; params: URLSearchParams; cookie: string },
  site: Site,
): Promise<Response> {
  // What was ticked in a list has one name: its values are lines of one.
  const names = [...new Set(params.keys())].filter(name => name !== FACTOR_FIELD);
  const values = Object.fromEntries(names.map(name => [name, params.getAll(name).join('\n')]));
  const refusal: DeskRefusal = { values, errors };
  const changed = { errors, values: { [TYPED]: typedIn(params) } };
  const visits = { [action]: refusal, ...(SEEN in errors ? { [SEEN]: changed } : {}) };
  const page = await (site.fillPage ?? fillPage)(location, visits, { cookie });
  const isLimited = retryAfterSeconds !== undefined;
  const status = isLimited ? 429 : 422;
  if (page === null) return respondPlain(status, Object.values(errors).join(' '));
  const headers: Record<string, string> = isLimited ? { 'retry-after': String(retryAfterSeconds) } : {};
  const [element = '', script = ''] = /<script>([^]*?)<\/script>/.exec(page) ?? [];
  const html = asFailed(page).replace('</head>', end => element + end);
  return respondHtml(html, { status, headers, policy: { script } });
}

/** For staff who post after their sign-in has ended: nothing was done, and here is what they typed. */
function respondSignedOut(params: URLSearchParams, referer: string | null): Response {
  const typed = typedIn(params);
  const page = URL.parse(referer ?? '');
  const next = readDeskPath(page && page.pathname + page.search) ?? serverRoutes.desk();
  const copyField =
    typed === ''
      ? ''
      : `<p><label for="typed">What you typed, to copy:</label><br><textarea id="typed" rows="8" readonly>\n${escapeHtml(typed)}</textarea></p>`;
  const way = plainPageLinks([{ href: routes.signIn(next), label: 'Sign in' }]);
  const text = 'Nothing was saved. Sign in again, go back to the page, and repeat the last step.';
  const body = `<p>${text}</p>${copyField}${way}`;
  const title = 'You are signed out';
  const style = 'textarea{width:100%;max-width:34em;font:inherit}';
  return respondHtml(plainPage({ title, brand: formMessages.siteName, body, style }), { status: 404 });
}

function respondPlain(status: number, message: string): Response {
  const { problemTitle: title, goBack, siteName: brand } = formMessages;
  const ways = [{ href: serverRoutes.desk(), label: goBack }];
  return respondHtml(plainNotice({ title, brand, sentences: [message], ways }), {
    status,
    headers: status === 413 ? { connection: 'close' } : {},
  });
}
