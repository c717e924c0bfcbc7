import { handleNewsletter } from '@/lib/newsletter/reply';
import { respondText } from '@/lib/site/http/respond';
import { getSite } from '@/lib/site/site';

/** Where posts to the newsletter's pages arrive (proxy.ts leads them there): a page and a route cannot share an address. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { action } = await params;
  if (action !== 'confirm' && action !== 'unsubscribe')
    return respondText('There is nothing here.', { status: 404 });
  return handleNewsletter(action, request, getSite());
}

type Context = { params: Promise<{ action: string }> };
