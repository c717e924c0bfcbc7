export const root: string;
export const lastRuns: string;
export function ownTsconfig(): Promise<string>;
export function toolEnv(): NodeJS.ProcessEnv;
