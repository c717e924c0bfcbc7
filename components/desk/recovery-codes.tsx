import type { DeskWords } from '@/content/desk';
import { DeskSection } from './desk-section';

/** Recovery codes that were just made: nothing shows them again. */
export function RecoveryCodes({ codes, words }: RecoveryCodesProps) {
  return (
    <DeskSection title={words.newCodes}>
      <div className="desk-panel max-w-[44em]">
        <p>{words.once}</p>
        <ol className="grid list-decimal gap-1.5 pl-7">
          {codes.map(code => (
            <li key={code}>
              <code className="wrap-anywhere">{code}</code>
            </li>
          ))}
        </ol>
      </div>
    </DeskSection>
  );
}

type RecoveryCodesProps = { codes: readonly string[]; words: DeskWords['factor']['page'] };
