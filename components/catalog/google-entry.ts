import type { DirectoryEntry } from '@/components/sections/service-directory';
import { googleServices } from '@/content/google-services';
import type { GoogleService } from '@/content/google-services/google-service';
import { routes } from '@/lib/site/routes';

/** The Google services of those ids as rows of a directory, in the order given. */
export function googleEntries(ids: readonly string[]): DirectoryEntry[] {
  return ids.flatMap(id => googleServices.filter(service => service.id === id)).map(toEntry);
}

function toEntry({ id, name, line, icon, shape, color }: GoogleService): DirectoryEntry {
  return {
    href: routes.googleService(id),
    title: name,
    line,
    sign: { glyph: icon, shape, color: color },
  };
}
