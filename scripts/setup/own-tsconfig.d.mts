export function ownTsconfig(): string;
