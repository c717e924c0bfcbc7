/** A picture in the folder `photos/` of the content, at least as wide as it is shown, and what it shows in words. */
export type Photo = { file: string; alt: string };
