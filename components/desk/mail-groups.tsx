import type { DeskWords } from '@/content/desk';
import { listAddress, MAIL_GROUPS, type MailGroup } from '@/lib/desk/list-query';
import { routes } from '@/lib/site/routes';

/** Which mails are shown. */
export function MailGroups({ current, words }: { current: MailGroup; words: DeskWords['mails'] }) {
  return (
    <nav aria-label={words.group}>
      <ul className="desk-nav">
        {MAIL_GROUPS.map(group => (
          <li key={group}>
            <a
              href={listAddress(routes.deskMails(), [['group', group]], null)}
              aria-current={group === current ? 'true' : undefined}
            >
              {words.groups[group]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
