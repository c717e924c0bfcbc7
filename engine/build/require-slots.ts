import type { Drawers } from '../slots/draw-slots.ts';
import { cutAtMarks, joinParts, type PagePart } from '../slots/marks.ts';

/**
 * Checks the slots of built pages: each slot stands in one at least, or in another's file, and drawn again it is byte for byte what was built.
 * Otherwise a page would be sent without the parts that are drawn for each visitor.
 */
export async function requireSlots(htmls: readonly string[], drawers: Drawers): Promise<void> {
  const slotNames = new Set<string>();
  for (const html of htmls)
    for (const { name, props, built } of slotsIn(cutAtMarks(html))) {
      const drawer = drawers.get(name);
      if (!drawer) throw new SlotError(name, 'no *.slot.tsx exports it');
      for (const placed of drawer.names) slotNames.add(placed);
      if (!drawer.perRequest && joinAll(cutAtMarks(await drawer.draw(props))) !== built)
        throw new SlotError(name, 'drawn again it is not what was built');
    }
  const missing = Array.from(drawers.keys()).filter(name => !slotNames.has(name));
  if (missing.length > 0) throw new SlotError(missing.join(', '), 'no built page has it');
}

class SlotError extends Error {
  override name = 'SlotError';

  constructor(slot: string, what: string) {
    super(`Slot "${slot}": ${what}`);
  }
}

function slotsIn(parts: readonly PagePart[]): { name: string; props: unknown; built: string }[] {
  return parts.flatMap(part => {
    if (typeof part === 'string') return [];
    const { kind, name, value: props } = part.mark;
    const inner = slotsIn(part.built);
    return kind === 'slot' ? [{ name, props, built: joinAll(part.built) }, ...inner] : inner;
  });
}

function joinAll(parts: readonly PagePart[]): string {
  return joinParts(parts, (_mark, built) => built());
}
