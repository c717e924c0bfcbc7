import { Notice } from '@/components/ui/notice';
import { fillText } from '@/lib/site/text';

/** What was just done, or why it was not, said once. */
export function DeskNotice({ said, notices, labels }: DeskNoticeProps) {
  const words = notices[said.code];
  if (!words) return null;
  return (
    <div className="max-w-[46em]">
      <Notice tone={words.tone}>
        {fillText(words.text, { detail: labels[said.detail] ?? said.detail })}
      </Notice>
    </div>
  );
}

type DeskNoticeProps = {
  said: { code: string; detail: string };
  notices: Readonly<Record<string, { tone: 'ok' | 'error' | 'info'; text: string }>>;
  /** States as people call them. */
  labels: Readonly<Record<string, string>>;
};
