import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatDollars } from '@/lib/site/money';

/**
 * The add-ons as a price list. The box holds the choice; scripts put the button in its place. Without them the button
 * takes this one add-on, and all ticked ones, straight to checkout.
 */
export function AddOnRows({ addOns, chosenIds, isLive, onChoose }: AddOnRowsProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-display text-label font-bold">Add-ons</legend>
      <p className="soft mb-4 js:hidden">Check what you want, then continue to checkout.</p>
      <ul className="border-t-2 border-ink">
        {addOns.map(addOn => (
          <AddOnEntry
            key={addOn.id}
            addOn={addOn}
            isChosen={chosenIds.includes(addOn.id)}
            isLive={isLive}
            onChoose={isIn => onChoose(addOn.id, isIn)}
          />
        ))}
      </ul>
    </fieldset>
  );
}

function AddOnEntry({ addOn, isChosen, isLive, onChoose }: AddOnEntryProps) {
  const { id, name, monthlyPrice, line } = addOn;
  const nameId = `add-on-${id}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[1fr_auto_auto]">
      <div className="leading-snug">
        <h3 id={nameId} className="text-label leading-[inherit] font-bold tracking-[inherit]">
          <label className="flex items-center gap-3">
            <input
              type="checkbox"
              name="addOns"
              value={id}
              checked={isChosen}
              onChange={({ target }) => onChoose(target.checked)}
              className="size-6 accent-pin js:hidden"
            />
            {name}
          </label>
        </h3>
        <span className="soft block text-small">
          {line}
          {isChosen ? <b className="text-ok"> In your package.</b> : null}
        </span>
      </div>
      <span className="whitespace-nowrap tabular-nums">
        <b className="font-display text-lede font-extrabold">{formatDollars(monthlyPrice)}</b>
        <span className="soft text-small">/month</span>
      </span>
      <Button
        type="submit"
        size="sm"
        variant={isChosen ? 'ink' : 'line'}
        name="addOns"
        value={id}
        aria-pressed={isLive ? isChosen : undefined}
        aria-describedby={nameId}
        className="max-sm:col-span-2"
        onClick={event => {
          event.preventDefault();
          onChoose(!isChosen);
        }}
      >
        <Icon name={isChosen ? 'check' : 'plus'} className="size-4" />
        Add to Package
      </Button>
    </li>
  );
}

export type AddOnRow = { id: string; name: string; monthlyPrice: number; line: string };

type AddOnRowsProps = {
  addOns: readonly AddOnRow[];
  chosenIds: readonly string[];
  /** The script is here: a click changes the package and stays on the page. */
  isLive: boolean;
  onChoose: (id: string, isIn: boolean) => void;
};

type AddOnEntryProps = {
  addOn: AddOnRow;
  isChosen: boolean;
  isLive: boolean;
  onChoose: (isIn: boolean) => void;
};
