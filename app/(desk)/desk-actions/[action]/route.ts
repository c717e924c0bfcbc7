import { handleDeskAction } from '@/lib/desk/handle-desk-action';
import { logIfRefused } from '@/lib/security-services';
import { getDeskServices } from '@/lib/services';

/** `POST /desk-actions/{action}`: everything that is done at the desk, by staff alone. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { action } = await params;
  return logIfRefused('desk-action', request, await handleDeskAction(action, request, getDeskServices()));
}

type Context = { params: Promise<{ action: string }> };
