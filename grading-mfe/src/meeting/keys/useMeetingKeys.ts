import { useEffect, useEffectEvent } from 'react';
import { commandOf, type KeyPlace } from './commandOf.ts';
import type { MeetingCommand } from './MeetingCommand.ts';

/**
 * Listens for shortcuts on the whole page, so that the certifier does not need to move the focus first. Dialogs handle
 * their own keys.
 */
export function useMeetingKeys({
  hasCharacterKeys,
  onCommand,
}: {
  hasCharacterKeys: boolean;
  onCommand: (command: MeetingCommand) => void;
}): void {
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const place = placeOf(event.target);
    if (!place || event.defaultPrevented) return;
    const command = commandOf(event, place, hasCharacterKeys);
    if (!command) return;
    event.preventDefault();
    onCommand(command);
  });
  useEffect(() => {
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
}

function placeOf(target: EventTarget | null): KeyPlace | undefined {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('dialog')) return undefined;
  if (target.closest('input[type="radio"]')) return 'choice';
  if (target.closest('input[type="checkbox"]')) return 'page';
  return target.closest('input, textarea, select, [contenteditable]') ? 'text' : 'page';
}
