export const CANARIES: Readonly<Record<string, string>>;
