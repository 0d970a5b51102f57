import { useTranslation } from 'react-i18next';
import type { CategorySummary } from '@cert/shared/contract';
import { Lifecycle } from '../figures/Lifecycle.tsx';

type Props = { categories: readonly CategorySummary[] };

/** The life cycle figure with the categories of this questionnaire. */
export function Method({ categories }: Props) {
  const { t } = useTranslation(['org-forms/about', 'org-forms']);
  const list = categories.map(({ title }, index) => `${index + 1}. ${title}`).join('; ');
  return (
    <Lifecycle
      caption={t('lifecycle.caption')}
      centre={[t('lifecycle.centre'), t('lifecycle.centreBelow')]}
      description={t('lifecycle.described', { list })}
      steps={categories.map(({ title, areas }) => ({
        title,
        below: t('reading.counted.areas', { ns: 'org-forms', count: areas.length }),
      }))}
    />
  );
}
