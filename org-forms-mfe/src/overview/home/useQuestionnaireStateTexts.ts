import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { QuestionnaireOverview } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import { formatAgo, formatDayTime, formatList, formatPercent } from '@cert/shared/i18n';
import { useLanguage, useRead } from '@cert/shared/platform';
import { toAreaAddress, listCountingAreas, toQuestionAddress } from './addresses.ts';

/** A link to the place where the user continues. `page` is the first segment of its path, to check access. */
type NextLink = { text: string; address: string; page: string };

type StateTexts = {
  headline: string;
  lead: string;
  /** The one next step: a link, or a button that another module provides; undefined if there is nothing to open. */
  next: NextLink | 'submit' | 'finalize' | undefined;
};

type StateTextContext = {
  questionnaireId: number;
  overview: QuestionnaireOverview;
  t: TFunction<'org-forms'>;
  language: Language;
};

/**
 * Returns texts that tell the user the state of the questionnaire, and the one next step. The step belongs to the same
 * task that the desk shows. See docs/product/overview.md#next-task.
 */
export function useQuestionnaireStateTexts(
  questionnaireId: number,
  overview: QuestionnaireOverview,
): StateTexts {
  const { t } = useTranslation('org-forms');
  const programme = useRead('programme', overview.outcome ? {} : null).data;
  const language = useLanguage();
  const context = { questionnaireId, overview, t, language };
  if (overview.outcome) return describeOutcome(context, overview.outcome, programme?.beyondProduct);
  if (overview.grading) return describeTeam(context, overview.grading);
  if (overview.task.task === 'done') return describeFinishedYear(context);
  return overview.locked === 1 ? describeWaitingClient(context) : describeAnsweringClient(context);
}

/** @param beyondProduct name of the higher certificate; undefined while the programme is loading */
function describeOutcome(
  { questionnaireId, overview, t, language }: StateTextContext,
  outcome: NonNullable<QuestionnaireOverview['outcome']>,
  beyondProduct: string | undefined,
): StateTexts {
  const values = { organisation: overview.title, year: overview.year };
  const reader = overview.grading ? 'team' : 'client';
  return {
    headline:
      outcome.passed === 1 && outcome.beyond === 1 && beyondProduct !== undefined
        ? t('home.outcome.beyond', { ...values, product: beyondProduct })
        : t(`home.outcome.${outcome.passed === 1 ? 'passed' : 'audited'}`, values),
    lead: joinSentences(
      t('home.outcome.percent', { percent: formatPercent(outcome.percent, language) }),
      overview.reportReleasedAt !== null &&
        t(`home.outcome.released.${reader}`, {
          when: formatDayTime(overview.reportReleasedAt, language),
        }),
      overview.task.task === 'inactive' && t('home.team.hidden'),
    ),
    next: {
      text: t('home.action.report'),
      address: `/${questionnaireId}/report`,
      page: 'report',
    },
  };
}

function describeTeam(
  context: StateTextContext,
  grading: NonNullable<QuestionnaireOverview['grading']>,
): StateTexts {
  const { questionnaireId, overview, t, language } = context;
  const { task, mine, count } = overview.task;
  if (task === 'inactive')
    return {
      headline: t('home.team.inactive'),
      lead: t('home.team.hidden'),
      next: linkToAnswers(context),
    };
  if (task === 'reconcile')
    return {
      headline: t('home.team.reconcile', { count: count ?? 0 }),
      lead: joinSentences(
        t(grading.mainCertifier === 1 ? 'home.team.reconcileMain' : 'home.team.reconcileOther'),
        grading.gradingLocked === 1 && t('home.team.gradingLocked'),
      ),
      next: {
        text: t('home.action.reconcile'),
        address: `/${questionnaireId}/reconciliation`,
        page: 'reconciliation',
      },
    };
  if (grading.ownFinalized === 1)
    return {
      headline: t('home.team.waiting'),
      lead: t('home.team.waitingFor', {
        names: formatList(
          grading.team.filter((one) => one.finalized === 0).map(({ name }) => name),
          language,
        ),
      }),
      next: linkToAnswers(context),
    };
  return describeGrading(context, { grading, mayFinalize: task === 'finalize' && mine === 1 });
}

/** Texts for a certifier who has not finalized. Certifiers can grade even while the organisation is still answering. */
function describeGrading(
  context: StateTextContext,
  {
    grading: { graded, counting, gradingLocked },
    mayFinalize,
  }: { grading: NonNullable<QuestionnaireOverview['grading']>; mayFinalize: boolean },
): StateTexts {
  const { questionnaireId, overview, t, language } = context;
  const ungraded = listCountingAreas(overview).find(({ area }) => area.ownGrade == null);
  const toUngraded = ungraded && {
    text: t('home.action.grade', { area: ungraded.area.title }),
    address: toAreaAddress(questionnaireId, {
      slug: ungraded.category.slug,
      position: ungraded.area.position,
    }),
    page: 'category',
  };
  return {
    headline:
      graded === counting
        ? t('home.team.allGraded')
        : t('home.team.headline', { graded, count: counting }),
    lead: joinSentences(
      overview.locked === 1
        ? t('home.team.submitted')
        : t('home.team.answering', { percent: formatPercent(overview.completeness, language) }),
      gradingLocked === 1 && t('home.team.gradingLocked'),
      mayFinalize && t('home.team.finalize'),
    ),
    next: mayFinalize ? 'finalize' : (gradingLocked === 0 && toUngraded) || linkToAnswers(context),
  };
}

/** The link to the first area, for users who have no task. Undefined if no area counts. */
function linkToAnswers({ questionnaireId, overview, t }: StateTextContext): NextLink | undefined {
  const [first] = listCountingAreas(overview);
  return (
    first && {
      text: t('home.action.read'),
      address: toAreaAddress(questionnaireId, {
        slug: first.category.slug,
        position: first.area.position,
      }),
      page: 'category',
    }
  );
}

/** Texts for a client after the submission, or while the main certifier keeps the questionnaire locked. */
function describeWaitingClient(context: StateTextContext): StateTexts {
  const { overview, t, language } = context;
  const { road, submission } = overview;
  const step = road.find(({ progress }) => progress === 'now')?.step ?? 'grade';
  return {
    headline: t(`home.waiting.${step}`),
    lead: joinSentences(
      submission &&
        t('home.waiting.locked', {
          name: submission.by ?? t('home.recent.office'),
          when: formatDayTime(submission.at, language),
        }),
      t('home.waiting.lead'),
    ),
    next: linkToAnswers(context),
  };
}

/**
 * Texts for a client whose year is finished without an outcome that the client may know: the report was not released,
 * or a final grade was cleared after the release. See docs/product/overview.md#finished-years.
 */
function describeFinishedYear(context: StateTextContext): StateTexts {
  const { overview, t, language } = context;
  return {
    headline: t('home.waiting.finished.headline', { year: overview.year }),
    lead: joinSentences(
      overview.reportReleasedAt === null
        ? t('home.waiting.finished.notReleased')
        : t('home.outcome.released.client', {
            when: formatDayTime(overview.reportReleasedAt, language),
          }),
      t('home.waiting.finished.read'),
    ),
    next: linkToAnswers(context),
  };
}

function describeAnsweringClient({
  questionnaireId,
  overview,
  t,
  language,
}: StateTextContext): StateTexts {
  const { left, next, recent, completeness } = overview;
  const total = left.answers.count + left.documents.count + left.comments.count;
  const latest = recent[0]?.own === 0 ? recent[0] : undefined;
  const what = total === left.answers.count ? 'answers' : 'things';
  return {
    headline:
      total === 0 ? t('home.answering.complete') : t(`home.answering.${what}`, { count: total }),
    lead: joinSentences(
      t(total === 0 ? 'home.answering.submit' : 'home.answering.saved'),
      latest &&
        t('home.answering.latest', {
          name: latest.by ?? t('home.recent.office'),
          area: latest.areaTitle,
          when: formatAgo(latest.at, language),
        }),
    ),
    next: next
      ? {
          text: t(completeness === 0 ? 'home.action.begin' : 'home.action.continue', {
            area: next.areaTitle,
            number: next.position,
          }),
          address: toQuestionAddress(questionnaireId, next),
          page: 'category',
        }
      : 'submit',
  };
}

const joinSentences = (...sentences: (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');
