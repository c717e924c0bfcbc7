/** Whether the answer must be JSON: a script says that it takes that, or has sent it. Browsers themselves do neither. */
export function asksForJson({ accept, contentType }: RequestedFormat): boolean {
  return [accept, contentType].some(type => type?.toLowerCase().includes('application/json'));
}

type RequestedFormat = { accept: string | null | undefined; contentType: string | null | undefined };
