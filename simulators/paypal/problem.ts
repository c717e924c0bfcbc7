import { json, type Answer } from '../http/response.ts';
import { ISSUES, type Issue } from './issues.ts';

/** One thing that PayPal would refuse. `field` is a JSON pointer into the body. */
export type Violation = {
  issue: Issue;
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query';
};

export type Link = { href: string; rel: string; method: 'GET' | 'POST' | 'PATCH' };

/** `header`: what Transaction Search puts in place of details. */
export type Problem = { violations: readonly Violation[]; links: readonly Link[]; header?: object };

/** A syntax fault (400) hides business faults (422), as PayPal checks the schema first. */
export function problem(violations: readonly Violation[], links: readonly Link[] = []): Problem {
  const gravest = Math.min(...violations.map(({ issue }) => ISSUES[issue][0]));
  return { violations: violations.filter(({ issue }) => ISSUES[issue][0] === gravest), links };
}

export function problemStatus({ violations: [first] }: Problem): number {
  return ISSUES[first?.issue ?? 'INTERNAL_SERVER_ERROR'][0];
}

/** PayPal's v2 error body, with the same debug id as the answer's header. */
export function renderProblem({ violations, links, header }: Problem, debugId: string): Answer {
  const [first] = violations;
  const [status] = ISSUES[first?.issue ?? 'INTERNAL_SERVER_ERROR'];
  const { name, message } = NAMES[status];
  const details = violations.map(({ issue, ...where }) => ({
    ...where,
    issue,
    description: ISSUES[issue][1],
  }));
  return json(status, {
    name,
    details,
    message,
    debug_id: debugId,
    links: [...violations.slice(0, 1).map(informationLink), ...links],
    ...header,
  });
}

function informationLink({ issue }: Violation): Link {
  return {
    href: `https://developer.paypal.com/api/rest/reference/orders/v2/errors/#${issue}`,
    rel: 'information_link',
    method: 'GET',
  };
}

const NAMES = {
  400: {
    name: 'INVALID_REQUEST',
    message: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  },
  403: {
    name: 'NOT_AUTHORIZED',
    message: 'Authorization failed due to insufficient permissions.',
  },
  404: { name: 'RESOURCE_NOT_FOUND', message: 'The specified resource does not exist.' },
  409: {
    name: 'RESOURCE_CONFLICT',
    message: 'The server has detected a conflict while processing this request.',
  },
  415: {
    name: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The server does not support the request payload’s media type.',
  },
  422: {
    name: 'UNPROCESSABLE_ENTITY',
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
  },
  429: { name: 'RATE_LIMIT_REACHED', message: 'Too many requests. Blocked due to rate limiting.' },
  500: { name: 'INTERNAL_SERVER_ERROR', message: 'An internal server error has occurred.' },
} as const satisfies Record<(typeof ISSUES)[Issue][0], { name: string; message: string }>;
