import { useState } from 'react';
import { usePlatform } from '@cert/shared/platform';

/**
 * Returns whether keys that type a character are shortcuts (in the meeting, on area pages and on the board), and a
 * function that changes this setting. The setting is stored in this browser; the default is on.
 */
export function useCharacterKeySetting(): [boolean, (areOn: boolean) => void] {
  const { storage } = usePlatform();
  const [areOn, setOn] = useState(() => storage.getItem(storageKey) !== 'off');
  const change = (next: boolean) => {
    setOn(next);
    storage.setItem(storageKey, next ? 'on' : 'off');
  };
  return [areOn, change];
}

const storageKey = 'meetingKeys';
