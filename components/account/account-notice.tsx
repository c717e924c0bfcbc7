import { Notice as NoticeBox } from '@/components/ui/notice';
import type { NoticeCode } from '@/content/account';
import type { Notice } from '@/lib/accounts/sessions';

/** What was just done, said once at the top of the account page. */
export function AccountNotice({ notice, notices }: { notice: Notice | null; notices: NoticeTexts }) {
  if (notice?.kind !== 'said') return null;
  const { tone, title, message } = notices[notice.code];
  return (
    <div className="mb-10 max-w-[44em]">
      <NoticeBox tone={tone} title={title}>
        {message}
      </NoticeBox>
    </div>
  );
}

type NoticeTexts = Readonly<Record<NoticeCode, { tone: 'ok' | 'error'; title: string; message: string }>>;
