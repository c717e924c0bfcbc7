import { leadReplies } from '@/content/lead-replies';

/** What we call a lead when we write to its sender; the form's name for a form that no longer exists. */
export function nameRequest(formName: string): string {
  return KINDS.get(formName) ?? formName;
}

const KINDS = new Map<string, string>(Object.entries(leadReplies).map(([name, { kind }]) => [name, kind]));
