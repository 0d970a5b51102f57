import {
  isInTeam,
  gradeQuestion,
  isDisabled,
  type AnswersInForce,
  type Language,
} from '@cert/shared/domain';
import type {
  Area,
  AreaData,
  CertifierComment,
  Question,
  AreaGradings,
  TeamMemberGrade,
} from '@cert/shared/contract';
import { selectMarksInForce } from '../above-beyond/beyondMarks.ts';
import { presentComment, type SelectedComment } from '../comments/commentRows.ts';
import { readDocuments } from '../documents/readDocuments.ts';
import { emptyAreaDigest } from '../grading/readAreaDigests.ts';
import { sortTeam } from '../grading/readTeam.ts';
import type { MemberContext } from '../useCase.ts';
import { listSavedQuestionIds } from '../saved-questions/savedQuestions.ts';
import {
  computeAreaStatus,
  type AreaStatus,
  countQuestionsByGrade,
  presentArea,
} from './areaStatus.ts';
import { toFlag } from '../toFlag.ts';
import type { Edition, EditionArea, EditionQuestion } from '../editions/edition.ts';
import { createLocalizer, type Localizer } from '../editions/createLocalizer.ts';
import { readAnswersOfOriginal } from './readAnswersOfOriginal.ts';
import { readQuestionnaireData, type GradingState } from './readQuestionnaireData.ts';

/**
 * Reads areas with everything that a page needs to show and answer their questions.
 * @param isWanted filters the questions; completeness counts all of them
 */
export async function readAreas(
  context: MemberContext,
  {
    areas,
    language,
    isWanted = () => true,
  }: {
    areas: readonly EditionArea[];
    language: Language;
    isWanted?: (question: EditionQuestion) => boolean;
  },
): Promise<AreaData> {
  const { db, files, account, questionnaire, role, edition, now } = context;
  const { settings, isKeyOnly } = questionnaire;
  const localize = createLocalizer(language);
  const areaIds = new Set(areas.map((area) => area.id));
  const [state, saved, documents, previous] = await Promise.all([
    readQuestionnaireData({ db, questionnaire, edition, accountId: account.id, role, areas }),
    isInTeam(role) ? undefined : listSavedQuestionIds(context),
    readDocuments({
      db,
      files,
      account,
      questionnaireId: questionnaire.id,
      areaIds: [...areaIds],
      at: now(),
    }),
    readAnswersOfOriginal(context, areas),
  ]);
  const { responses, inForce, grading } = state;
  const areaStatuses = areas.map((area) => computeAreaStatus({ area, state, isKeyOnly }));
  const marked = selectMarksInForce(edition, { marked: grading?.marked ?? [], answers: inForce });
  const documented = new Set(documents.map(({ questionId }) => questionId));
  const hasDocument = (questionId: number) => documented.has(questionId);
  const reader = { accountId: account.id, questionnaireId: questionnaire.id };
  const gradings = grading && presentGradings({ areaStatuses, grading, reader, language });
  return {
    areas: areaStatuses.map((areaStatus): Area => {
      const { area } = areaStatus;
      return {
        ...presentArea(areaStatus, { localize, answers: inForce, hasDocument }),
        content: localize(area.content),
        questions: area.questions.filter(isWanted).map((question) =>
          presentQuestion({
            question,
            answers: inForce,
            edition,
            localize,
            forTeam: grading && {
              isMarked: marked.has(question.id),
              comments: grading.comments
                .filter(({ question_key: key }) => key === question.key)
                .map((comment) => presentComment(comment, reader)),
            },
            saved,
          }),
        ),
        ...(grading && { answersDigest: grading.digests[area.id] ?? emptyAreaDigest }),
        ...(gradings && { certifierComments: gradings.certifierComments[area.id] ?? [] }),
      };
    }),
    inactive: toFlag(settings.inactive),
    locked: toFlag(settings.locked),
    keyOnly: toFlag(isKeyOnly),
    mainCertifier: toFlag(role === 'main-certifier'),
    originalQuestionnaireId: questionnaire.originalId,
    responses: Object.fromEntries(
      Object.entries(responses).filter(([, response]) => areaIds.has(response.areaId)),
    ),
    documents,
    ...previous,
    ...(grading && {
      gradingLocked: toFlag(settings.gradingLocked),
      finalized: toFlag(grading.haveAllFinalized),
      ownFinalized: toFlag(grading.hasFinalized),
      ...gradings,
    }),
  };
}

/**
 * Presents a question in the format of the API. Grade, criteria, notes and marks of answers are for the team only.
 * @param forTeam undefined for a client
 * @param saved ids of the client's saved questions; undefined for the team
 */
function presentQuestion({
  question,
  answers,
  edition,
  localize,
  forTeam,
  saved,
}: {
  question: EditionQuestion;
  answers: AnswersInForce;
  edition: Edition;
  localize: Localizer;
  forTeam:
    | {
        /** Whether the team has marked the question as Above and Beyond, and it is not disabled. */
        isMarked: boolean;
        /** The team's notes on the question. */
        comments: CertifierComment[];
      }
    | undefined;
  saved: ReadonlySet<number> | undefined;
}): Question {
  return {
    id: question.id,
    index: question.index,
    title: localize(question.title),
    info: localize(question.info),
    intro: localize(question.intro),
    notice: localize(question.notice),
    type: question.kind,
    answers: question.answers.map((answer) => ({
      id: answer.id,
      content: localize(answer.content),
      // The API has the inverse flag: 0 means that the extra input is shown.
      skipAdditional: toFlag(!answer.hasAdditional),
      excludesOthers: toFlag(answer.excludesOthers),
      unit: localize(answer.unit),
      ...(forTeam && { mark: answer.mark }),
    })),
    rows: question.rows && rowLabels(question.rows, localize),
    important: question.importance,
    advanced: toFlag(question.beyondCategory !== null),
    advancedCategory: question.beyondCategory,
    disabled: toFlag(isDisabled(question, answers)),
    disabledOnQuestionId: question.disabledOn?.questionId ?? null,
    disabledOnAnswerId: question.disabledOn?.answerId ?? null,
    disabledOnTexts: disablingTexts(question, edition, localize),
    locked: toFlag(question.isLocked),
    commentsRequired: toFlag(question.isCommentRequired),
    commentInfo: localize(question.commentInfo),
    documentsRequired: toFlag(question.isDocumentRequired),
    ...(saved && { saved: toFlag(saved.has(question.id)) }),
    ...(forTeam && {
      grade: gradeQuestion(question, answers, forTeam.isMarked),
      criteria: localize(question.criteria),
      certifierNotes: localize(question.certifierNotes),
      certifierComments: forTeam.comments,
      certifierComment: forTeam.comments.findLast(({ editable }) => editable === 1) ?? null,
    }),
  };
}

/**
 * Returns the texts of the answer that disables a question, and of the answer's question; null when no answer disables
 * it.
 */
function disablingTexts(
  { disabledOn }: EditionQuestion,
  edition: Edition,
  localize: Localizer,
): Question['disabledOnTexts'] {
  const question = disabledOn && edition.questions.get(disabledOn.questionId);
  const answer = disabledOn && edition.answers.get(disabledOn.answerId);
  return question && answer
    ? { question: localize(question.title), answer: localize(answer.content) }
    : null;
}

function rowLabels(
  rows: NonNullable<EditionQuestion['rows']>,
  localize: Localizer,
): NonNullable<Question['rows']> {
  return Object.fromEntries(
    Object.entries(rows).map(([group, labels]) => [group, labels.map((label) => localize(label))]),
  );
}

/** Converts grades and comments to what the grading panels show to this reader. */
function presentGradings({
  areaStatuses,
  grading: { comments, opinions },
  reader,
  language,
}: {
  areaStatuses: readonly AreaStatus[];
  grading: GradingState;
  language: Language;
  reader: { accountId: number; questionnaireId: number };
}): AreaGradings {
  const byArea = <Shown>(show: (areaStatus: AreaStatus) => Shown): { [areaId: string]: Shown } =>
    Object.fromEntries(areaStatuses.map((areaStatus) => [areaStatus.area.id, show(areaStatus)]));
  const team = opinions && sortTeam(opinions, language);
  const ofKind = (kind: SelectedComment['kind']) =>
    byArea(({ area }): CertifierComment[] =>
      comments
        .filter((one) => one.kind === kind && one.area_path === area.path)
        .map((one) => presentComment(one, reader))
        // Newest first, so comments on this questionnaire come before those on earlier ones.
        .reverse(),
    );
  return {
    certifierGrades: byArea(({ grades }) => grades?.certifier ?? null),
    certifierFinalGrades: byArea(({ grades }) => grades?.final ?? null),
    certifierFinalGradesPrevious: byArea(({ grades }) => grades?.previous ?? null),
    systemGrades: byArea(({ grades }) => countQuestionsByGrade(grades?.questions ?? [])),
    systemGradesImportant: byArea(({ grades }) =>
      countQuestionsByGrade(grades?.questions.filter(({ importance }) => importance === 1) ?? []),
    ),
    certifierComments: ofKind('area'),
    certifierFinalComments: ofKind('area-final'),
    ...(team && {
      certifiers: byArea(({ area }) =>
        team.map(
          ({ id, name, isMain, grades, comments: written, afterReveal }): TeamMemberGrade => ({
            id,
            certifier: name,
            main: toFlag(isMain),
            grade: grades[area.id] ?? null,
            comment: written[area.id] ?? null,
            afterReveal: toFlag(afterReveal.includes(area.id)),
          }),
        ),
      ),
    }),
  };
}
