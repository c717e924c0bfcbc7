import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import { DeskSection } from './desk-section';
import { FactorField } from './factor-field';
import { PostForm } from './post-form';

/** Telling a person what we hold, and erasing it. */
export function PersonForms({ reference, isStaff, words, ...factor }: PersonFormsProps) {
  const hidden = [['of', reference]] as const;
  return (
    <div className="desk-columns">
      <DeskSection title={words.exportTitle}>
        <PostForm action="person-export" hidden={hidden} className="desk-panel">
          <p>{words.exportText}</p>
          <FactorField
            form="person-export"
            isConfirmed={factor.isExportConfirmed}
            words={factor.factorWords}
          />
          <div>
            <Button type="submit" variant="line" size="sm">
              {words.export}
            </Button>
          </div>
        </PostForm>
      </DeskSection>
      <DeskSection title={words.eraseTitle} id="erase">
        <PostForm action="person-erase" hidden={hidden} className="desk-panel">
          <p>{words.eraseText}</p>
          {isStaff ? <p>{words.staffText}</p> : null}
          <label htmlFor="desk-confirmation" className="font-[650]">
            {words.confirmation}
          </label>
          <input
            id="desk-confirmation"
            type="email"
            name="confirmation"
            required
            autoComplete="off"
            defaultValue={factor.typedConfirmation}
            maxLength={254}
            className="input"
          />
          <FactorField form="person-erase" isConfirmed={factor.isEraseConfirmed} words={factor.factorWords} />
          <div>
            <Button type="submit" size="sm">
              {words.erase}
            </Button>
          </div>
        </PostForm>
      </DeskSection>
    </div>
  );
}

type PersonFormsProps = {
  reference: string;
  isStaff: boolean;
  words: DeskWords['person'];
  isExportConfirmed: boolean;
  isEraseConfirmed: boolean;
  /** The address that was typed before a code was refused. */
  typedConfirmation: string | undefined;
  factorWords: DeskWords['factor'];
};
