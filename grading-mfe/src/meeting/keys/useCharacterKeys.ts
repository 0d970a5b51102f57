import { useState } from 'react';
import { usePlatform } from '@cert/shared/platform';

/** Whether character keys are shortcuts, in the meeting, on area pages and on the board. This browser stores the setting. */
export function useCharacterKeys(): [boolean, (areOn: boolean) => void] {
  const { storage } = usePlatform();
  const [areOn, setOn] = useState(() => storage.getItem(storageKey) !== 'off');
  const change = (next: boolean) => {
    setOn(next);
    storage.setItem(storageKey, next ? 'on' : 'off');
  };
  return [areOn, change];
}

const storageKey = 'meetingKeys';
