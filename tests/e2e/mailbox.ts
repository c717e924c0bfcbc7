import { expect } from '@playwright/test';
import { z } from 'zod';
import { PORTS } from './ports';

const mailSchema = z.object({
  from: z.string(),
  to: z.array(z.string()),
  replyTo: z.array(z.string()),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

export type MailboxMail = z.infer<typeof mailSchema>;

/** Waits until the simulated mailbox holds mails that mention `marker`, at least `count` of them. */
export async function waitForMails(marker: string, count: number): Promise<MailboxMail[]> {
  let matching: MailboxMail[] = [];
  await expect
    .poll(
      async () => {
        const answer = await fetch(`http://127.0.0.1:${PORTS.mail}/__control`, {
          method: 'POST',
          body: '{"call":"messages"}',
        });
        const mails = z.array(mailSchema).parse(await answer.json());
        matching = mails.filter(mail => `${mail.subject} ${mail.text} ${mail.to.join()}`.includes(marker));
        return matching.length;
      },
      { message: `mails about ${marker}`, timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(count);
  return matching;
}
