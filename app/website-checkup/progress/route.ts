import { answerCheckupProgress } from '@/lib/checkup/reply';
import { getSite } from '@/lib/site/site';

export const dynamic = 'force-dynamic';

export async function GET(request: Request): Promise<Response> {
  return answerCheckupProgress(request, getSite());
}
