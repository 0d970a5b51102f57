import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { QuestionnaireListItem } from '../contract/index.ts';
import { useRead } from './api/useRead.ts';

/** Maximum number of links to other years of an organisation. The link "All questionnaires" leads to the rest. */
const shownYears = 3;

export type OtherYears = {
  /** The organisation's name. */
  title: string;
  /** The user's other questionnaires of the same organisation: at most three, newest first. */
  years: readonly Pick<QuestionnaireListItem, 'id' | 'year'>[];
};

/**
 * Reads which other questionnaires the user can open. The list is small; it is read once and kept while the user goes
 * from page to page. See docs/product/site.md#start-page.
 * @returns undefined while loading, if the list does not contain this questionnaire, and if it contains no other one
 */
export function useOtherYears(questionnaireId: number): OtherYears | undefined {
  const { data = [] } = useRead('certifierQuestionnaireList', {});
  const open = data.find(({ id }) => id === questionnaireId);
  const others = data.filter(({ id }) => id !== questionnaireId);
  if (!open || others.length === 0) return undefined;
  return {
    title: open.title,
    years: others
      .filter(({ organisationId }) => organisationId === open.organisationId)
      .sort((a, b) => b.year - a.year)
      .slice(0, shownYears),
  };
}

/** Links to the other years of the organisation, and to all questionnaires. */
export function OtherYearsLinks({ title, years }: OtherYears) {
  const { t } = useTranslation('platform');
  return (
    <nav aria-label={t('otherYears.of', { title })}>
      <ul role="list">
        {years.map(({ id, year }) => (
          <li key={id}>
            <Link to={`/${id}`}>{year}</Link>
          </li>
        ))}
        <li>
          <Link to="/?all">{t('otherYears.all')}</Link>
        </li>
      </ul>
    </nav>
  );
}
