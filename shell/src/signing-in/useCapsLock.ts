import { useState, type KeyboardEvent } from 'react';

/** @returns whether Caps Lock was on at the last key press, and event handlers for the input */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return [isOn, { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) }] as const;
}
