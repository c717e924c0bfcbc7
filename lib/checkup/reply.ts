import 'server-only';
import { checkupWords } from '@/content/checkup';
import { isCrossSite, readForm } from '@/lib/site/http/request';
import { respondRedirect, respondText } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import type { Site } from '@/lib/site/site';
import { deleteCheckup } from './checkups';

/** Deletes the report whose link's token is posted. Who has the link may do that; another site may not. */
export async function answerCheckupDelete(request: Request, site: Site): Promise<Response> {
  if (isCrossSite(request, site.env.SITE_URL))
    return respondText(checkupWords.problems.foreign, { status: 403 });
  const body = await readForm(request);
  const token = body.kind === 'ok' ? (new URLSearchParams(body.text).get('token') ?? '') : '';
  await deleteCheckup(token, site);
  return respondRedirect(`${routes.checkupReport()}?deleted=yes`);
}
