import { assistant } from '@/content/assistant';
import { fillText } from '@/lib/site/text';

/** Says in the privacy policy which company's language model gets questions to the assistant; nothing where there is none. */
export function AssistantModel({ company = null }: { company?: string | null }) {
  return company === null ? null : <p>{fillText(assistant.model.privacy, { company })}</p>;
}
