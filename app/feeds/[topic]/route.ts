import { answerFeed, TOPICS } from '@/lib/integrations';
import { respondText } from '@/lib/site/http/respond';
import { getSite } from '@/lib/site/site';

export const dynamic = 'force-dynamic';

/** `GET /feeds/leads` and `GET /feeds/orders`, for other tools of the agency. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { topic } = await params;
  const known = TOPICS.find(one => one === topic);
  return known
    ? answerFeed(known, request, getSite())
    : respondText('There is nothing here.', { status: 404 });
}

type Context = { params: Promise<{ topic: string }> };
