import { answerCheckupDelete } from '@/lib/checkup/reply';
import { getSite } from '@/lib/site/site';

export const dynamic = 'force-dynamic';

export async function POST(request: Request): Promise<Response> {
  return answerCheckupDelete(request, getSite());
}
