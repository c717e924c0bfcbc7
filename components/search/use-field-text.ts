import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * The text of a field that its visitor and its page both write into. The field keeps its own value, so what was typed
 * before the page came alive stays; a `query` that changes later is put into it.
 */
export function useFieldText(query: string): FieldText {
  const field = useRef<HTMLInputElement>(null);
  const adopted = useRef(query);
  const [typed, setTyped] = useState(query);
  useEffect(() => {
    if (adopted.current === query) return;
    adopted.current = query;
    if (field.current) field.current.value = query;
    setTyped(query);
  }, [query]);
  return { field, typed, setTyped };
}

type FieldText = {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  setTyped: (typed: string) => void;
};
