import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QuestionnaireListItem } from '@cert/shared/contract';
import { useRead } from '@cert/shared/platform';

/** How many other years of an organisation are links; the others are behind "All questionnaires". */
const shownYears = 3;

export type OtherYears = {
  /** The reader's other questionnaires of the same organisation, newest first. */
  years: readonly Pick<QuestionnaireListItem, 'id' | 'year'>[];
  /** Whether the reader has more than the open questionnaire. */
  hasOthers: boolean;
};

/** What the reader can open beside this questionnaire. The small list is read once for all pages of the frame. */
export function useOtherYears(questionnaireId: number): OtherYears {
  const { data = [] } = useRead('certifierQuestionnaireList', {});
  const open = data.find(({ id }) => id === questionnaireId);
  const others = data.filter(({ id }) => id !== questionnaireId);
  return {
    years: others
      .filter(({ title }) => title === open?.title)
      .sort((a, b) => b.year - a.year)
      .slice(0, shownYears),
    hasOthers: open !== undefined && others.length > 0,
  };
}

type Props = OtherYears & {
  /** The organisation's name. */
  title: string;
};

/** Links to the other years of the organisation, and to all questionnaires; nothing without any. */
export function OtherYearsLinks({ years, hasOthers, title }: Props) {
  const { t } = useTranslation('shell');
  if (!hasOthers) return null;
  return (
    <nav aria-label={t('frame.otherYears', { title })}>
      <ul role="list">
        {years.map(({ id, year }) => (
          <li key={id}>
            <Link to={`/${id}`}>{year}</Link>
          </li>
        ))}
        <li>
          <Link to="/?all">{t('frame.allQuestionnaires')}</Link>
        </li>
      </ul>
    </nav>
  );
}
