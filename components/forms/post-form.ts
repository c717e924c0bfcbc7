import type { FieldDefinition } from '@/lib/forms/define';
import type { FieldError } from '@/lib/forms/schema';
import { abortAfter } from '@/lib/site/browser';

/**
 * Posts a form as a browser would, asking for JSON. Only a 2xx means that the server has it; everything else
 * says how to go on, where the server could judge it at all (a 5xx has nothing to say). It never throws: a connection
 * that breaks or never answers is an outcome too. A repeated password stays here: it has been compared, and the
 * specified post has none (docs/product/forms.md#fields).
 */
export async function postForm(
  action: string,
  post: URLSearchParams,
  fields: readonly Pick<FieldDefinition, 'name' | 'sameAs'>[],
): Promise<PostOutcome> {
  for (const { name, sameAs } of fields) if (sameAs) post.delete(name);
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: post,
      signal: abortAfter(TIMEOUT_MS),
    });
    const body = await readJson(response);
    if (response.ok) return { kind: 'accepted', answer: body };
    const problems = readProblems(body);
    return problems.length > 0
      ? { kind: 'invalid', problems }
      : { kind: 'failed', message: response.status < 500 ? readMessage(body) : null };
  } catch {
    return { kind: 'failed', message: null };
  }
}

/** The form's fields as its browser would post them. */
export function readPost(form: HTMLFormElement): URLSearchParams {
  const post = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') post.append(name, value);
  return post;
}

/** Sending again is safe: the submission's id is the same. */
const TIMEOUT_MS = 20_000;

type PostOutcome =
  | { kind: 'accepted'; answer: unknown }
  | { kind: 'invalid'; problems: FieldError[] }
  | { kind: 'failed'; message: string | null };

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}

function readProblems(body: unknown): FieldError[] {
  const errors = isRecord(body) ? body['errors'] : null;
  return Array.isArray(errors) ? errors.filter(isProblem) : [];
}

function isProblem(value: unknown): value is FieldError {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['message'] === 'string';
}

function readMessage(body: unknown): string | null {
  return isRecord(body) && typeof body['message'] === 'string' ? body['message'] : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
