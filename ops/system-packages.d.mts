export function installSystemPackages(): void;
export function findChromium(): string | null;
export function findHeadlessShell(): string | null;
export function findPostgres(): string | null;
