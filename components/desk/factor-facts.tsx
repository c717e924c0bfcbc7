import { Button } from '@/components/ui/button';
import type { DeskWords } from '@/content/desk';
import { DeskSection } from './desk-section';
import { FactorField } from './factor-field';
import { Facts } from './facts';
import { Moment } from './moment';
import { PostForm } from './post-form';

/** How the second factor stands, new recovery codes, and what to do with a new phone. */
export function FactorFacts({ factor, isConfirmed, words, timeZone }: FactorFactsProps) {
  const { page } = words;
  return (
    <div className="desk-columns">
      <DeskSection title={page.renewTitle}>
        <PostForm action="factor-codes" className="desk-panel">
          <p>{page.renewText}</p>
          <FactorField form="factor-codes" isConfirmed={isConfirmed} words={words} />
          <div>
            <Button type="submit" variant="line" size="sm">
              {page.renew}
            </Button>
          </div>
        </PostForm>
      </DeskSection>
      <DeskSection title={page.lostTitle}>
        <p className="mb-3">{page.lostText}</p>
        {factor ? (
          <Facts
            rows={[
              { label: page.since, value: <Moment at={factor.enrolledAt} timeZone={timeZone} /> },
              { label: page.left, value: factor.codesLeft },
            ]}
          />
        ) : null}
      </DeskSection>
    </div>
  );
}

type FactorFactsProps = {
  factor: { enrolledAt: number; codesLeft: number } | null;
  isConfirmed: boolean;
  words: DeskWords['factor'];
  timeZone: string;
};
