import { useState, type KeyboardEvent } from 'react';

/** Whether Caps Lock was on at the last key. @returns that, and what to spread on what one types into */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return [isOn, { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) }] as const;
}
