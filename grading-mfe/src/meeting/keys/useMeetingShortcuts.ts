import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import {
  findMeetingCommand,
  findKeyPressTarget,
  type CharacterKeys,
  type MeetingCommand,
} from './meetingCommands.ts';
import { addWaitingCommand, takeWaitingCommands } from './waitingCommands.ts';

/**
 * Listens for keyboard shortcuts on the whole page, so that the certifier does not need to move the focus first.
 * Ignores keys that are pressed in dialogs. A held key acts once.
 */
export function useMeetingShortcuts({
  characters,
  areaId,
  onCommand,
}: {
  /** The commands of keys that type a character. */
  characters: CharacterKeys;
  /**
   * The shown area. Commands of keys may wait for it (`holdCommandsForArea`) and then run. Undefined on the board,
   * which shows all areas.
   */
  areaId?: number;
  onCommand: (command: MeetingCommand) => void;
}): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const keyTarget = findKeyPressTarget(event.target);
    if (!keyTarget || event.defaultPrevented) return;
    const command = findMeetingCommand(event, keyTarget, characters);
    if (!command) return;
    event.preventDefault();
    if (!event.repeat) onCommand(command);
  });
  // Use a layout effect, so that a key that is pressed as soon as an area is visible belongs to this area, never to the
  // area before.
  useLayoutEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  const runCommand = useEffectEvent(onCommand);
  useEffect(() => {
    if (areaId === undefined) return;
    let isShown = true;
    // Run the commands after all effects of the page, because one of these effects moves the focus to the heading, and
    // a command that moves the focus must come later.
    queueMicrotask(() => {
      if (!isShown) return;
      // Render after each command, because the next command may depend on it: half a grade up needs the current grade.
      for (const command of takeWaitingCommands(areaId))
        if (!addWaitingCommand(command)) flushSync(() => runCommand(command));
    });
    return () => void (isShown = false);
  }, [areaId]);
}
