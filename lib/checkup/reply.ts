import 'server-only';
import { checkupWords } from '@/content/checkup';
import { isCrossSite, readForm } from '@/lib/site/http/request';
import { respondJson, respondRedirect, respondText } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { deleteCheckup, findCheckup, isWaiting, type Checkup } from './checkups';

/** How far the checkup of a link is. A link that leads to nothing has nothing to wait for: its page says why. */
export async function answerCheckupProgress(request: Request, site: Site): Promise<Response> {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const checkup = await findCheckup(token, site);
  return respondJson({
    isWaiting: isWaiting(checkup),
    step: checkup?.step ?? null,
  } satisfies CheckupProgress);
}

/** `step` is null before the work begins, and once it is over. */
type CheckupProgress = { isWaiting: boolean; step: Checkup['step'] };

/** Deletes the report whose link's token is posted. Who has the link may do that; another site may not. */
export async function answerCheckupDelete(request: Request, site: Site): Promise<Response> {
  if (isCrossSite(request, site.env.SITE_URL))
    return respondText(checkupWords.problems.foreign, { status: 403 });
  const body = await readForm(request);
  const token = body.kind === 'ok' ? (new URLSearchParams(body.text).get('token') ?? '') : '';
  await deleteCheckup(token, site);
  return respondRedirect(`${routes.checkupReport()}?deleted=yes`);
}
