import {
  findMeetingCommand,
  findKeyPressTarget,
  type CharacterKeys,
  type MeetingCommand,
} from './meetingCommands.ts';

type Waiting = { areaId: number; characters: CharacterKeys; commands: MeetingCommand[] };

/**
 * The area that a key has opened, until the page shows this area, and the commands of the keys that are pressed
 * meanwhile. This is a variable of the module and not a state: while an area loads, no component exists that could hold
 * it.
 */
let waiting: Waiting | undefined;

/**
 * Call this when a key opens another area: from now on, the commands of keys belong to that area and wait until it is
 * shown. They are dropped when the person clicks or goes back instead. See docs/product/grading.md#meeting.
 */
export function holdCommandsForArea(areaId: number, characters: CharacterKeys): void {
  waiting = { areaId, characters, commands: [] };
  // In the capture phase, so that no control of the area that is being left gets the key.
  document.addEventListener('keydown', keepKey, true);
  document.addEventListener('click', dropWaitingCommands, true);
  window.addEventListener('popstate', dropWaitingCommands);
}

function keepKey(event: KeyboardEvent): void {
  const target = findKeyPressTarget(event.target);
  if (!waiting || !target) return;
  const last = waiting.commands.at(-1);
  if (last?.kind === 'notes') {
    const typed = typeKey(last.typed ?? '', event);
    if (typed !== undefined) {
      waiting.commands.splice(-1, 1, { ...last, typed });
      event.preventDefault();
      event.stopPropagation();
      return;
    }
  }
  const command = findMeetingCommand(
    event,
    target === 'choice' ? 'page' : target,
    waiting.characters,
  );
  if (!command) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) addWaitingCommand(command);
}

/** Returns the text that results when the key is pressed at the end of `text`; undefined if the key changes no text. */
function typeKey(text: string, event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  if (key === 'Enter') return `${text}\n`;
  return key.length === 1 ? text + key : undefined;
}

/**
 * Keeps a command until the next area is shown. After a command that opens a comment or a dialog, no further command is
 * kept, because what is typed then belongs to the comment (`keepKey`) or the dialog.
 * @returns false if no area is being loaded; the command then applies to the shown area
 */
export function addWaitingCommand(command: MeetingCommand): boolean {
  if (!waiting) return false;
  const last = waiting.commands.at(-1)?.kind;
  if (last !== 'notes' && last !== 'help') waiting.commands.push(command);
  return true;
}

/** Returns the commands that waited for this area, in order. Commands that waited for another area are dropped. */
export function takeWaitingCommands(areaId: number): readonly MeetingCommand[] {
  const commands = waiting?.areaId === areaId ? waiting.commands : [];
  dropWaitingCommands();
  return commands;
}

function dropWaitingCommands(): void {
  waiting = undefined;
  document.removeEventListener('keydown', keepKey, true);
  document.removeEventListener('click', dropWaitingCommands, true);
  window.removeEventListener('popstate', dropWaitingCommands);
}
