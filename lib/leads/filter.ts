import { isId } from '@/lib/site/ids';
import {
  parseDays,
  parseSource,
  parseText,
  toPairs,
  YES,
  type Days,
  type Params,
} from '@/lib/site/list-filter';
import { isLeadStatus, type LeadStatus } from './lead';

/** What a list of leads is narrowed by; null is all. */
export type LeadFilter = {
  /** `quarantine`: those that no one has decided about. */
  status: LeadStatus | 'quarantine' | null;
  formName: string | null;
  /** The staff account that looks after them, or `NOBODY`. */
  owner: string | null;
  /** Where the visit came from. */
  source: string | null;
  text: string;
  /** Only those without an answer. */
  isUnanswered: boolean;
  /** Only those whose promise has passed. */
  isOverdue: boolean;
  /** Only those whose next step is for today or was for a day before. */
  isStepDue: boolean;
  /** Only those whose sender wrote back, and no one has dealt with that. */
  hasAnswer: boolean;
  /** Only those that came on these days; spam is left out then, as the reports leave it out. */
  days: Days | null;
};

export const ALL_LEADS: LeadFilter = {
  status: null,
  formName: null,
  owner: null,
  source: null,
  text: '',
  isUnanswered: false,
  isOverdue: false,
  isStepDue: false,
  hasAnswer: false,
  days: null,
};

/** In the place of an owner: leads that no one looks after. */
export const NOBODY = 'nobody';

/** Reads the filter of an address or a post; what is not known narrows nothing. */
export function parseLeadFilter(params: Params<LeadFilterName>, formNames: readonly string[]): LeadFilter {
  const [status, formName, owner] = [params.get('status'), params.get('form'), params.get('owner') ?? ''];
  return {
    status: isLeadStatus(status) || status === 'quarantine' ? status : null,
    formName: formName !== null && formNames.includes(formName) ? formName : null,
    owner: isId(owner) || owner === NOBODY ? owner : null,
    source: parseSource(params),
    text: parseText(params),
    isUnanswered: params.get('unanswered') === YES,
    isOverdue: params.get('overdue') === YES,
    isStepDue: params.get('due') === YES,
    hasAnswer: params.get('answer') === YES,
    days: parseDays(params),
  };
}

/** The filter as query parameters: only what narrows. */
export function toLeadParams(filter: LeadFilter): [LeadFilterName, string][] {
  const { status, formName: form, owner, source, text: q, days } = filter;
  const { from = null, to = null } = days ?? {};
  const unanswered = filter.isUnanswered ? YES : null;
  const overdue = filter.isOverdue ? YES : null;
  const due = filter.isStepDue ? YES : null;
  const answer = filter.hasAnswer ? YES : null;
  return toPairs(LEAD_FILTER_NAMES, {
    status,
    form,
    owner,
    source,
    q,
    unanswered,
    overdue,
    due,
    answer,
    from,
    to,
  });
}

/** What a filter is called in addresses and posts, in the order of an address. */
export const LEAD_FILTER_NAMES = [
  'status',
  'form',
  'owner',
  'source',
  'q',
  'unanswered',
  'overdue',
  'due',
  'answer',
  'from',
  'to',
] as const;
type LeadFilterName = (typeof LEAD_FILTER_NAMES)[number];
