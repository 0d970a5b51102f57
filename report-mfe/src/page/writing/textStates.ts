import type { Reply } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';

/** The state of a text in one language. */
export type TextState = {
  isWritten: boolean;
  /** The other languages in which the text was changed later than in this language. */
  newer: readonly Language[];
  /** The names of the figures that have changed since the text was written. */
  changedFigures: readonly string[];
};

/** Reads the state of a text in one language. An empty text has no `newer` languages and no `changedFigures`. */
export function readTextState(
  writing: Reply<'reportWriting'>,
  { field, language }: { field: string; language: Language },
): TextState {
  const siblings = writing.filter((text) => text.field === field && text.isWritten === 1);
  const own = siblings.find((text) => text.language === language);
  if (!own) return { isWritten: false, newer: [], changedFigures: [] };
  return {
    isWritten: true,
    newer: siblings
      .filter(({ savedAt }) => Date.parse(savedAt) > Date.parse(own.savedAt))
      .map((text) => text.language),
    changedFigures: own.changedFigures,
  };
}

/** The name of a state. `usual`: the text is empty, but its sheet shows default content instead. */
export type TextStateName = 'empty' | 'usual' | 'written' | 'older' | 'figures';

/** Names a state by what the team should do first: write the text, check the figures, or check the other languages. */
export function classifyTextState(
  { isWritten, newer, changedFigures }: TextState,
  { isOptional }: { isOptional: boolean },
): TextStateName {
  if (!isWritten) return isOptional ? 'usual' : 'empty';
  if (changedFigures.length > 0) return 'figures';
  return newer.length > 0 ? 'older' : 'written';
}
