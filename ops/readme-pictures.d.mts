export const README_PICTURES: readonly { path: string; theme: 'light' | 'dark'; file?: string }[];
export function lookOf(html: string): string;
