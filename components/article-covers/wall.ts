/** What fills a cover behind everything. Its color is the cover's own, darker at night (app/street.css). */
export const WALL = '<path d="M0 0h640v400H0Z" class="cover-wall"/>';
