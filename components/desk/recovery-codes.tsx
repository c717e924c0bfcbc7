import type { DeskWords } from '@/content/desk';
import { DeskSection } from './desk-section';

/** Recovery codes that were just made: nothing shows them again. One tap selects them all, and the link saves a file. */
export function RecoveryCodes({ codes, heading, words }: RecoveryCodesProps) {
  const file = `${heading}\r\n\r\n${codes.join('\r\n')}\r\n`;
  return (
    <DeskSection title={words.newCodes}>
      <div className="desk-panel max-w-[44em]" data-recovery-codes>
        <p>{words.once}</p>
        <ol className="grid list-decimal gap-1.5 pl-7 text-lede select-all">
          {codes.map(code => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
            download={words.fileName}
            className="text-link"
          >
            {words.save}
          </a>
          <button type="button" hidden className="text-link min-h-6" data-done={words.copied}>
            {words.copy}
          </button>
          <button type="button" hidden className="text-link min-h-6">
            {words.print}
          </button>
        </p>
      </div>
    </DeskSection>
  );
}

type RecoveryCodesProps = {
  codes: readonly string[];
  /** The first line of the file: whose codes they are. */
  heading: string;
  words: DeskWords['factor']['page'];
};
