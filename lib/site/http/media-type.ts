/** What a request says its body is, in lower case and without parameters; empty when it does not say. */
export function mediaTypeOf(request: Request): string {
  const [essence = ''] = (request.headers.get('content-type') ?? '').split(';');
  return essence.trim().toLowerCase();
}

/** Whether the body is what a plain form sends. */
export function isFormEncoded(request: Request): boolean {
  return mediaTypeOf(request) === 'application/x-www-form-urlencoded';
}
