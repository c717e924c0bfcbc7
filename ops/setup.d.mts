export function ownTsconfig(): Promise<string>;
