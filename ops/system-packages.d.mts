export function installSystemPackages(): Promise<void>;
export function missingPrograms(): { name: string; leavesOut: string; install: string }[];
export function findChromium(): string | null;
export function findHeadlessShell(): string | null;
export function findFirefox(): string | null;
export function findWebKit(): { driver: string; browser: string; screen: string } | null;
export function findNginx(): string | null;
export function findPostgres(): string | null;
