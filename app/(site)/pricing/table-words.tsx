import { ProofRows } from '@/components/catalog/proof-rows';

/** What the odd words of the comparison mean, folded away under it. */
export function TableWords({ title, items }: TableWordsProps) {
  return (
    <details className="mt-5">
      <summary className="inline-flex min-h-11 items-center gap-3 font-semibold hover:text-pin">
        <span className="plus" aria-hidden="true" />
        {title}
      </summary>
      <div className="mt-4 max-w-[50rem]">
        <ProofRows rows={items} />
      </div>
    </details>
  );
}

type TableWordsProps = { title: string; items: readonly { label: string; value: string }[] };
