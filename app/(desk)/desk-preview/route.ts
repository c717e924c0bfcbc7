import { findDeskVisitor } from '@/app/(desk)/desk/visitor';
import { mailSettings } from '@/lib/mail/outgoing-mail';
import { renderIssue } from '@/lib/newsletter/issue-mail';
import { findIssue, findIssueProblem } from '@/lib/newsletter/issues';
import { respondHtml, respondText } from '@/lib/site/http/respond';
import { routes } from '@/lib/site/routes';
import { writePolicy } from '@/lib/site/security/content-security-policy';
import { getSite } from '@/lib/site/site';

/** An issue as the email that readers get, for the frame of the desk's page. Emails have inline styles; nothing in it runs or loads. */
export async function GET(request: Request): Promise<Response> {
  const site = getSite();
  const visitor = await findDeskVisitor(request.headers.get('cookie'), site);
  const id = new URL(request.url).searchParams.get('issue') ?? '';
  const issue = visitor?.kind === 'staff' ? await findIssue(id, site) : null;
  if (!issue) return respondText('There is nothing here.', { status: 404 });
  const problem = await findIssueProblem(issue, site);
  if (problem !== null) return respondText(problem, { status: 422 });
  const unsubscribeUrl = site.env.SITE_URL + routes.newsletterLeave();
  const preview = { kind: 'newsletter-test', key: id, to: '', issue, unsubscribeUrl } as const;
  const { html } = await renderIssue(preview, mailSettings(site.env));
  return respondHtml(html, { headers: { 'content-security-policy': POLICY } });
}

const POLICY = writePolicy({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
  sandbox: [],
});
