import { useState } from 'react';
import { searchWords } from '@/content/search';
import { isSearchKeyOn, switchSearchKey } from './search-key';

/** Whether `/` searches from any page. A key without Ctrl can be pressed by accident, so it can be switched off. */
export function SearchKeySwitch() {
  const [isOn, setIsOn] = useState(isSearchKeyOn);
  return (
    <label className="mt-5 inline-flex min-h-11 cursor-pointer items-center gap-3 text-small [@media(hover:none)]:hidden">
      <input
        type="checkbox"
        checked={isOn}
        onChange={event => {
          switchSearchKey(event.currentTarget.checked);
          setIsOn(event.currentTarget.checked);
        }}
        className="size-5 accent-bottle"
      />
      {searchWords.tips.key}
    </label>
  );
}
