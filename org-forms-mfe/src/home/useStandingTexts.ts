import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import type { Overview } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import { formatAgo, formatDayTime, formatPercent } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import { areaAddress, listCountingAreas, placeAddress } from './addresses.ts';

type StandingTexts = {
  headline: string;
  lead: string;
  /** The one thing to do next; `page` is the path of its page below the questionnaire. */
  action?: { text: string; address: string; page: string } | undefined;
};

type Told = {
  questionnaireId: number;
  overview: Overview;
  t: TFunction<'org-forms'>;
  language: Language;
};

/** Says in words where the questionnaire stands for this reader, and what comes next. */
export function useStandingTexts(questionnaireId: number, overview: Overview): StandingTexts {
  const { t } = useTranslation('org-forms');
  const told = { questionnaireId, overview, t, language: useLanguage() };
  if (overview.outcome) return tellOutcome(told, overview.outcome);
  if (overview.grading) return tellTeam(told, overview.grading);
  return overview.locked === 1 ? tellWaitingClient(told) : tellAnsweringClient(told);
}

function tellOutcome(
  { questionnaireId, overview, t, language }: Told,
  outcome: NonNullable<Overview['outcome']>,
): StandingTexts {
  const kind =
    outcome.passed === 0 ? 'audited' : outcome.beyond === 1 ? 'beyond' : ('passed' as const);
  return {
    headline: t(`home.outcome.${kind}`, { organisation: overview.title, year: overview.year }),
    lead: joinSentences(
      t('home.outcome.percent', { percent: formatPercent(outcome.percent, language) }),
      overview.reportReleasedAt !== null &&
        t('home.outcome.released', { when: formatDayTime(overview.reportReleasedAt, language) }),
    ),
    action: {
      text: t('home.action.report'),
      address: `/${questionnaireId}/report`,
      page: 'report',
    },
  };
}

function tellTeam(
  { questionnaireId, overview, t, language }: Told,
  {
    graded,
    counting,
    ownFinalized,
    finalized,
    mainCertifier,
    team,
  }: NonNullable<Overview['grading']>,
): StandingTexts {
  const areas = listCountingAreas(overview);
  if (finalized === 1) {
    const open = areas.filter(({ area }) => area.finalGrade == null).length;
    return {
      headline: t('home.team.reconcile', { count: open }),
      lead: t(mainCertifier === 1 ? 'home.team.reconcileMain' : 'home.team.reconcileOther'),
      action: {
        text: t('home.action.reconcile'),
        address: `/${questionnaireId}/reconciliation`,
        page: 'reconciliation',
      },
    };
  }
  if (ownFinalized === 1)
    return {
      headline: t('home.team.waiting'),
      lead: t('home.team.waitingFor', {
        names: new Intl.ListFormat(language).format(
          team.filter((one) => one.finalized === 0).map(({ name }) => name),
        ),
      }),
    };
  const next = areas.find(({ area }) => area.ownGrade == null);
  return {
    headline:
      graded === counting
        ? t('home.team.allGraded')
        : t('home.team.headline', { graded, count: counting }),
    lead: joinSentences(
      overview.locked === 1
        ? t('home.team.submitted')
        : t('home.team.answering', { percent: formatPercent(overview.completeness, language) }),
      graded === counting && t('home.team.finalize'),
    ),
    action: next && {
      text: t('home.action.grade', { area: next.area.title }),
      address: areaAddress(questionnaireId, {
        slug: next.category.slug,
        position: next.area.position,
      }),
      page: 'category',
    },
  };
}

/** After the submission, or while the main certifier keeps the questionnaire locked. */
function tellWaitingClient({ overview: { road, submission }, t, language }: Told): StandingTexts {
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
  };
}

function tellAnsweringClient({ questionnaireId, overview, t, language }: Told): StandingTexts {
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
    action: next
      ? {
          text: t(completeness === 0 ? 'home.action.begin' : 'home.action.continue', {
            area: next.areaTitle,
            number: next.position,
          }),
          address: placeAddress(questionnaireId, next),
          page: 'category',
        }
      : undefined,
  };
}

const joinSentences = (...sentences: (string | false | null | undefined)[]): string =>
  sentences.filter(Boolean).join(' ');
