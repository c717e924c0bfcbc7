export function ownAddress(host: string, port: number | string): string;
