import { isInTeam } from '@cert/shared/domain';
import type { Area, AreaData } from '@cert/shared/contract';
import { presentComment } from '../comments/presentComment.ts';
import { readDocuments } from '../documents/readDocuments.ts';
import { emptyDigest } from '../grading/selectAreaDigests.ts';
import type { MemberContext } from '../http/useCase.ts';
import { listSavedQuestionIds } from '../saved-questions/listSavedQuestionIds.ts';
import { areaStatus } from './areaStatus.ts';
import { asFlag } from './asFlag.ts';
import type { EditionArea, EditionQuestion } from './edition.ts';
import type { Localize } from './createLocalize.ts';
import { presentArea } from './presentArea.ts';
import { presentGradings } from './presentGradings.ts';
import { presentQuestion } from './presentQuestion.ts';
import { readOriginalAnswers } from './readOriginalAnswers.ts';
import { readState } from './readState.ts';

/**
 * Reads areas with everything that a page needs to show and answer their questions.
 * @param isWanted filters the questions; completeness counts all of them
 */
export async function readAreas(
  context: MemberContext,
  {
    areas,
    localize,
    isWanted = () => true,
  }: {
    areas: readonly EditionArea[];
    localize: Localize;
    isWanted?: (question: EditionQuestion) => boolean;
  },
): Promise<AreaData> {
  const { db, files, account, questionnaire, role, now } = context;
  const { settings, isKeyOnly } = questionnaire;
  const areaIds = new Set(areas.map((area) => area.id));
  const [state, saved, documents, previous] = await Promise.all([
    readState({ db, questionnaire, accountId: account.id, role, areas }),
    isInTeam(role) ? undefined : listSavedQuestionIds(context),
    readDocuments({
      db,
      files,
      account,
      questionnaireId: questionnaire.id,
      areaIds: [...areaIds],
      at: now(),
    }),
    readOriginalAnswers(context, areas),
  ]);
  const { responses, grading } = state;
  const standings = areas.map((area) => areaStatus({ area, state, isKeyOnly }));
  const reader = { accountId: account.id, questionnaireId: questionnaire.id };
  return {
    areas: standings.map((standing): Area => {
      const { area } = standing;
      return {
        ...presentArea(standing, localize),
        content: localize(area.content),
        completed: standing.completed,
        answerable: standing.answerable,
        questions: area.questions.filter(isWanted).map((question) =>
          presentQuestion({
            question,
            stored: responses,
            localize,
            forTeam: grading && {
              isMarked: grading.marked.includes(question.id),
              comments: grading.comments
                .filter(({ question_key: key }) => key === question.key)
                .map((comment) => presentComment(comment, reader)),
            },
            saved,
          }),
        ),
        ...(grading && { answersDigest: grading.digests[area.id] ?? emptyDigest }),
      };
    }),
    inactive: asFlag(settings.inactive),
    locked: asFlag(settings.locked),
    keyOnly: asFlag(isKeyOnly),
    originalQuestionnaireId: questionnaire.originalId,
    responses: Object.fromEntries(
      Object.entries(responses).filter(([, response]) => areaIds.has(response.areaId)),
    ),
    documents,
    ...previous,
    ...(grading && {
      gradingLocked: asFlag(settings.gradingLocked),
      finalized: asFlag(grading.haveAllFinalized),
      mainCertifier: asFlag(role === 'main-certifier'),
      ownFinalized: asFlag(grading.hasOwnFinalized),
      ...presentGradings({ standings, grading, reader }),
    }),
  };
}
