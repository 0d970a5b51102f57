import { useState, type KeyboardEvent } from 'react';

/** @returns whether Caps Lock was on at the last key press (false without focus), and event handlers for the input */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const update = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return [isOn, { onKeyDown: update, onKeyUp: update, onBlur: () => setOn(false) }] as const;
}
