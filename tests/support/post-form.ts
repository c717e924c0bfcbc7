/** Posts a form to the site, as a browser without scripts does. */
export function postPlainForm(
  { origin }: { origin: string },
  fields: Record<string, string>,
  { path = '/', headers = {} }: { path?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(origin + path, { method: 'POST', redirect: 'manual', headers, body });
}

export function postContactForm(
  site: { origin: string },
  fields: { name: string; message: string; 'submission-id'?: string },
): Promise<Response> {
  return postPlainForm(site, {
    'form-name': 'contact-form',
    email: `${fields.name}@shop.test`,
    inquiry: 'general',
    ...fields,
  });
}

/** A subscription to the newsletter: the shortest post that makes a lead. */
export function postSubscription(site: { origin: string }, submission: string): Promise<Response> {
  return postPlainForm(site, {
    'form-name': 'newsletter-form',
    'submission-id': submission,
    email: `${submission}@shop.test`,
  });
}
