import { parseJson } from '@/lib/site/text';
import type { PackageStore } from './package-store';

export function rememberedAddOns(store: PackageStore): string[] {
  const { addOnIds } = parseRecord(store.read());
  return Array.isArray(addOnIds) ? addOnIds.filter(id => typeof id === 'string') : [];
}

/** Takes add-ons out of the remembered package; the rest of it stays as it is. */
export function forgetAddOns(ids: readonly string[], store: PackageStore): void {
  const remembered = rememberedAddOns(store);
  const addOnIds = remembered.filter(id => !ids.includes(id));
  if (addOnIds.length < remembered.length)
    store.write(JSON.stringify({ ...parseRecord(store.read()), addOnIds }));
}

/** JSON text as a record; empty when it is none. */
export function parseRecord(text: string | null): Record<string, unknown> {
  const record = parseJson(text);
  return typeof record === 'object' ? { ...record } : {};
}
