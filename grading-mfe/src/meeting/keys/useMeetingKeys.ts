import { useEffect, useEffectEvent } from 'react';
import { commandOf, type KeyPlace } from './commandOf.ts';
import type { MeetingCommand } from './MeetingCommand.ts';

/** Listens to the whole page: in a meeting one does not look for the focus first. Dialogs keep their keys. */
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
