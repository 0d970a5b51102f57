import type { DemoWords } from '../../content/schema/demoWords.ts';
import { setOwnAreaComment, setFinalAreaComment } from '../../comments/areaComments.ts';
import { saveQuestionNote } from '../../comments/saveQuestionNote.ts';
import type { Participants } from './participants.ts';
import type { ContentIds } from './idsByKey.ts';

/**
 * Writes the notes of a team that has finalized: each certifier's comments on areas, the main certifier's final
 * comments, and notes on questions.
 */
export async function writeCommentsAndNotes({
  participants: { team },
  words: { areaNotes, questionNotes },
  ids,
}: {
  participants: Participants;
  words: Pick<DemoWords, 'areaNotes' | 'questionNotes'>;
  ids: ContentIds;
}): Promise<void> {
  const [main] = team;
  const { id } = main.questionnaire;
  for (const [key, notes] of Object.entries(areaNotes)) {
    const areaId = ids.area(key);
    for (const [index, member] of team.entries()) {
      const content = notes[index];
      if (content) await setOwnAreaComment({ id, areaId, content }, member);
    }
    const content = notes.at(-1);
    if (content) await setFinalAreaComment({ id, areaId, content }, main);
  }
  for (const [key, content] of Object.entries(questionNotes))
    await saveQuestionNote({ id, questionId: ids.question(key), content }, main);
}
