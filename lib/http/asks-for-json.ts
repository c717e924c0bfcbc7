/** Whether the answer must be JSON: a script says that it takes that, or has sent it. Browsers themselves do neither. */
export function asksForJson({ accept, contentType }: AskedFormat): boolean {
  return [accept, contentType].some(type => type?.toLowerCase().includes('application/json'));
}

type AskedFormat = { accept: string | null | undefined; contentType: string | null | undefined };
