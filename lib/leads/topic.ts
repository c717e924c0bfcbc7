import { leadTopics, shortAnswers, waitingListTopic, type LeadTopic } from '@/content/lead-topics';

/** What a lead is about, in a few words: "Consultation (Thu morning)". A form that no longer exists has its name. */
export function describeTopic(lead: LeadWithFields, form: AskingForm | undefined): string {
  const { name, details } = findTopic(lead, form);
  return details === '' ? name : `${name} (${details})`;
}

/** The topic in two parts; `details` may be empty. */
export function findTopic({ formName, fields }: LeadWithFields, form: AskingForm | undefined): Topic {
  if (fields[WAITING_LIST.field] === WAITING_LIST.value) return { name: waitingListTopic, details: '' };
  const topic = TOPICS.get(formName);
  if (!topic) return { name: formName, details: '' };
  const answers = topic.about.map(field => shortAnswerOf(field, fields[field] ?? '', form));
  return { name: topic.name, details: answers.filter(Boolean).join(topic.between ?? ', ') };
}

/** The name of the business that a lead gave. Two forms call that field differently. */
export function businessOf({ fields }: Pick<LeadWithFields, 'fields'>): string | null {
  return fields['businessName'] || fields['companyName'] || null;
}

/** What its sender wrote, else what they chose, in the form's order. */
export function sayAnswers(fields: LeadWithFields['fields'], form: AskingForm | undefined): string {
  const definitions = form?.fields ?? [];
  const written = definitions.find(({ name, rule }) => rule === 'long-text' && fields[name]);
  if (written) return fields[written.name] ?? '';
  return definitions
    .filter(({ options }) => options)
    .map(field => labelOf(field, fields[field.name] ?? ''))
    .filter(Boolean)
    .join(', ');
}

/** Whether someone waits for us to call or write: list entries and the demo do not. */
export function expectsContact({ formName, fields }: LeadWithFields): boolean {
  return !NOBODY_WAITS.has(formName) && fields[WAITING_LIST.field] !== WAITING_LIST.value;
}

/** The field by which the contact form says that it is the waiting list's. */
export const WAITING_LIST = { field: 'inquiry', value: 'waiting-list' } as const;

const NOBODY_WAITS: ReadonlySet<string> = new Set([
  'newsletter-form',
  'landing-form',
  // The report is the answer.
  'checkup-report-form',
]);

function shortAnswerOf(name: string, value: string, form: AskingForm | undefined): string {
  const field = form?.fields.find(field => field.name === name);
  return shortAnswers[name]?.[value] ?? (field ? labelOf(field, value) : value);
}

function labelOf({ options }: AskingForm['fields'][number], value: string): string {
  return options?.find(option => option.value === value)?.label ?? value;
}

const TOPICS = new Map<string, LeadTopic>(Object.entries(leadTopics));

type Topic = { name: string; details: string };
type LeadWithFields = { formName: string; fields: Readonly<Record<string, string>> };

/** The part of a form's definition that names its answers. */
type AskingForm = {
  fields: readonly {
    name: string;
    rule?: string;
    options?: readonly { value: string; label: string }[];
  }[];
};
