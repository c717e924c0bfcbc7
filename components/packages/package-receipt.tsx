import { Icon } from '@/components/ui/icon';
import { Receipt } from '@/components/ui/receipt';
import { guarantees } from '@/content/guarantees';
import { formatMoney } from '@/lib/site/money';
import type { AddOnRow } from './add-on-rows';
import { pricePackage, type PackageChoice } from './package-choice';

/** The till receipt beside the list: what the package costs today and each month, each add-on with a way out. */
export function PackageReceipt({ choice, isKept, addOns, onRemove }: PackageReceiptProps) {
  const { lines, totalMinor, monthlyMinor, addOnIds } = pricePackage(choice);
  const planLines = lines.length - addOnIds.length;
  return (
    <Receipt
      title="Your package"
      lines={lines.map(({ label, minor, guarantee }, index) => {
        const addOn = addOns.find(({ id }) => id === addOnIds[index - planLines]);
        return {
          label,
          note: guarantee ? guarantees[guarantee] : undefined,
          value: (
            <>
              {dollars(minor)}
              {addOn ? <RemoveButton name={addOn.name} onRemove={() => onRemove(addOn.id)} /> : null}
            </>
          ),
        };
      })}
      total={{ label: 'Due today', value: dollars(totalMinor) }}
      note={[
        addOnIds.length === 0 ? 'No add-ons yet.' : '',
        isKept ? 'Saved in this browser.' : 'This browser can’t save it. Continue from this page.',
      ]
        .filter(Boolean)
        .join(' ')}
      strip={{ label: 'Each month', value: dollars(monthlyMinor) }}
    />
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="-my-1 -mr-2 ml-1 inline-grid size-8 place-items-center rounded-sign align-middle hover:bg-marigold-pale"
    >
      <Icon name="x" className="size-4" />
      <span className="sr-only">Remove {name}</span>
    </button>
  );
}

function dollars(minor: number): string {
  return formatMoney({ minor, currency: 'USD' });
}

type PackageReceiptProps = {
  choice: PackageChoice;
  /** The browser remembers it. */
  isKept: boolean;
  addOns: readonly AddOnRow[];
  onRemove: (id: string) => void;
};
