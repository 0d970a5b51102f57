import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { Notice } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';
import { areaAddress } from './areaAddress.ts';

/** Shown when the category has no area at the position in the address. */
export function AreaNotFoundNotice() {
  const { t } = useTranslation('questionnaire');
  const { questionnaireId, category } = useOpenCategory();
  const first = category.areas.find(({ open }) => open);
  return (
    <Notice tone="warning" title={t('area.missing')}>
      {first && (
        <Link
          to={areaAddress({
            questionnaireId,
            categorySlug: category.slug,
            position: first.position,
          })}
        >
          {t('area.toFirst', { category: category.title })}
        </Link>
      )}
    </Notice>
  );
}
