import { defineSlot } from '#engine/page';
import { Island } from '@/components/islands/island';
import { QUESTION_MAX, startConversation, type Conversation } from '@/lib/assistant/answer';
import { serverRoutes } from '@/lib/site/routes';
import { getSite } from '@/lib/site/site';

/** The conversation. A starter's link names a topic by its id; a question is a post, so nothing typed is in an address. */
export const AskSlot = defineSlot<Conversation>({
  name: 'ask',
  Part: ({ visit }) => (
    <Island
      name="assistant"
      conversation={visit ?? NONE}
      action={serverRoutes.askAnswer()}
      sendAction={serverRoutes.askSend()}
      bookAction={serverRoutes.askBook()}
      maximum={QUESTION_MAX}
    />
  ),
  load: async ({ params }) => {
    const topic = params.get('topic');
    if (topic === null) return undefined;
    return (await startConversation({ topic, of: params.get('of') }, getSite())) ?? undefined;
  },
});

const NONE: Conversation = { turns: [], slots: [], problem: null, typed: '' };
