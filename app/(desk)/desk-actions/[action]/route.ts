import { handleDeskAction } from '@/app/(desk)/desk-actions/handle-deed';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** `POST /desk-actions/{action}`: everything that is done at the desk, by staff alone. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { action } = await params;
  return logIfRefused('desk-action', request, await handleDeskAction(action, request, getSite()));
}

type Context = { params: Promise<{ action: string }> };
