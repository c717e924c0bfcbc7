import { newAccountId, newPaymentId, Refusal, type Context } from './wire.ts';

/** A way to pay that a buyer let PayPal save for this shop. */
type SavedWay = { id: string; payerId: string; orderId: string };

/** `later`: saved, but PayPal does not say so yet. `never`: the buyer's account cannot be saved. */
type Saving = 'now' | 'later' | 'never';

export type Vault = ReturnType<typeof createVault>;

/** The saved ways to pay of one simulator. */
export function createVault(context: Context) {
  const ways = new Map<string, SavedWay>();
  let saving: Saving = 'now';

  function get(id: string): SavedWay {
    const way = ways.get(id);
    if (!way) throw new Refusal('INVALID_RESOURCE_ID');
    return way;
  }

  function remove(id: string): SavedWay | null {
    const way = ways.get(id) ?? null;
    ways.delete(id);
    if (way) context.emit('VAULT.PAYMENT-TOKEN.DELETED', way.orderId, { id });
    return way;
  }

  return {
    get,
    find: (id: string): SavedWay | null => ways.get(id) ?? null,
    save: (payerId: string, orderId: string): void => {
      if (saving === 'never') return;
      const id = newPaymentId().toLowerCase();
      ways.set(id, { id, payerId, orderId });
    },
    /** As it shows in its order; null where nothing is saved. */
    viewIn: (orderId: string): object | null => {
      const way = [...ways.values()].find(saved => saved.orderId === orderId);
      if (!way) return null;
      const customer = { id: way.payerId };
      return saving === 'later'
        ? { status: 'APPROVED', customer }
        : { id: way.id, status: 'VAULTED', customer };
    },
    view: ({ id, payerId }: SavedWay): object => ({
      id,
      customer: { id: payerId },
      payment_source: { paypal: { usage_type: 'MERCHANT', payer_id: payerId } },
    }),
    remove,
    controls: {
      /** One that is there already, as from an order long ago. */
      saveWay: (): string => {
        const id = newPaymentId().toLowerCase();
        ways.set(id, { id, payerId: newAccountId(), orderId: newPaymentId() });
        return id;
      },
      savedWays: (): readonly SavedWay[] => [...ways.values()],
      /** The buyer removes it at PayPal, or the card behind it has expired. */
      deleteSavedWay: remove,
      setSaving: (kind: Saving): void => {
        saving = kind;
      },
    },
    reset: (): void => {
      ways.clear();
      saving = 'now';
    },
  };
}
