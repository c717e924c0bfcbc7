import { answerBooking } from '@/lib/bookings/reply';
import { logIfRefused } from '@/lib/site/security/refusals';
import { getSite } from '@/lib/site/site';

/** The call of a request: picked, moved or canceled by its sender. */
export async function POST(request: Request): Promise<Response> {
  return logIfRefused('booking', request, await answerBooking(request, getSite()));
}
