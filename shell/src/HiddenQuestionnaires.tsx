import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { HiddenQuestionnaire } from '@cert/shared/contract';
import { formatDayTime } from '@cert/shared/i18n';
import { useLanguage, usePlatform, useRead, useStore } from '@cert/shared/platform';
import { Notice } from '@cert/shared/ui';
import { PlainPage } from './frame/PlainPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/**
 * The questionnaires of the user's organisations that are hidden from the user; undefined while the list is loading.
 * The list is empty for certifiers, from whom nothing is hidden, and if it cannot be loaded.
 */
export function useHiddenQuestionnaires(): readonly HiddenQuestionnaire[] | undefined {
  const isCertifier = useStore(usePlatform().session)?.isCertifier === true;
  const hidden = useRead('hiddenQuestionnaires', isCertifier ? null : {});
  return isCertifier || hidden.failure ? [] : hidden.data;
}

/**
 * The page for a questionnaire that the user has no access to. If it is the user's own and hidden, the page says who
 * hid it and when; otherwise it says that there is nothing to see. See docs/product/people.md#hidden-questionnaires.
 */
export function NoAccessPage({ questionnaireId }: { questionnaireId: number }) {
  const { t } = useTranslation('shell');
  const hidden = useHiddenQuestionnaires();
  if (!hidden) return null;
  const own = hidden.find(({ id }) => id === questionnaireId);
  if (!own) return <NotFoundPage />;
  return (
    <PlainPage title={t('hidden.closed', { title: own.title, year: own.year })}>
      <HiddenText hidden={own} />
      <p>
        <Link to="/?all">{t('hidden.others')}</Link>
      </p>
    </PlainPage>
  );
}

/** Replaces an open page when the user loses access to the questionnaire. Says why, and links to the start page. */
export function HiddenQuestionnaireNotice({ questionnaireId }: { questionnaireId: number }) {
  const { t } = useTranslation('shell');
  const own = useHiddenQuestionnaires()?.find(({ id }) => id === questionnaireId);
  return (
    <Notice tone="info" title={t('hidden.title')}>
      {own ? <HiddenText hidden={own} /> : <p>{t('hidden.text')}</p>}
      <p>
        <Link to="/">{t('hidden.others')}</Link>
      </p>
    </Notice>
  );
}

/** The content of a start page without questionnaires: lists hidden ones, or says that there are none at all. */
export function NoQuestionnaires() {
  const { t } = useTranslation('shell');
  const hidden = useHiddenQuestionnaires();
  if (hidden?.length === 0) return <Notice tone="info">{t('home.empty')}</Notice>;
  return <HiddenQuestionnaires />;
}

/** The user's hidden questionnaires, below the list of the others. Renders nothing if there are none. */
export function HiddenQuestionnaires() {
  const { t } = useTranslation('shell');
  return useHiddenQuestionnaires()?.map((one) => (
    <Notice
      key={one.id}
      tone="info"
      title={t('hidden.closed', { title: one.title, year: one.year })}
    >
      <HiddenText hidden={one} />
    </Notice>
  ));
}

function HiddenText({ hidden: { at, by } }: { hidden: HiddenQuestionnaire }) {
  const { t } = useTranslation('shell');
  const { t: tPlatform } = useTranslation('platform');
  const language = useLanguage();
  const name = by ?? tPlatform('locked.office');
  return (
    <>
      {at !== null && <p>{t('hidden.by', { name, time: formatDayTime(at, language) })}</p>}
      <p>{t('hidden.next')}</p>
    </>
  );
}
