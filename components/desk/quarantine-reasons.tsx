import type { DeskWords } from '@/content/desk';

/** Why a lead may be spam, in words. A mark that this version does not know is shown as it is. */
export function QuarantineReasons({ reasons, words }: { reasons: readonly string[]; words: DeskWords }) {
  const known: Readonly<Record<string, string>> = words.marks;
  return (
    <ul className="list-disc pl-5">
      {reasons.map(reason => (
        <li key={reason}>{known[reason] ?? reason}</li>
      ))}
    </ul>
  );
}
