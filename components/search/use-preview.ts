import { useEffect, useState } from 'react';
import { searchLimits } from '@/content/search';
import type { PreviewDocument } from '@/lib/search/preview-index';
import { loadPreview } from './load-preview';

/**
 * Suggestions for what is typed, 300 ms after the last key. Null as long as there is nothing to say: too short, not
 * there yet, or failed, which is logged only. An answer to an earlier text is never shown.
 */
export function usePreview(typed: string): PreviewDocument[] | null {
  const [answer, setPreview] = useState<{ query: string; documents: PreviewDocument[] } | null>(null);
  const query = typed.trim();
  useEffect(() => {
    if (query.length < searchLimits.minimumLength) return undefined;
    let isStale = false;
    const find = async () => {
      const preview = await loadPreview();
      if (!isStale) setPreview({ query, documents: preview(query) });
    };
    const timer = setTimeout(() => void find().catch(reportError), searchLimits.debounceMs);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [query]);
  return answer?.query === query ? answer.documents : null;
}
