import { createIsland } from '#engine/page';
import { islands } from './registry';

/** Places a part of the registry in a page (docs/adding-an-interactive-part.md). */
export const Island = createIsland(islands);
