import { Section } from '@/components/ui/section';
import { SectionHead } from '@/components/ui/section-head';
import { ProofRows } from './proof-rows';
import { RankMaps } from './rank-maps';
import { Split } from './split';

/** What a service can show for itself: two maps where places are the result, otherwise a list to check. */
export function ServiceProof({ proof }: { proof: Proof }) {
  if (proof.rows.length > 0) {
    return (
      <Section>
        <Split title={proof.title} lede={proof.lede}>
          <ProofRows rows={proof.rows} />
        </Split>
      </Section>
    );
  }
  return (
    <Section>
      <SectionHead title={proof.title} lede={proof.lede} />
      <RankMaps />
    </Section>
  );
}

type Proof = { title: string; lede: string; rows: readonly { label: string; value: string }[] };
