export function ensureSystemPackages(): void;
export function findChromium(): string | null;
