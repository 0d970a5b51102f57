import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Area } from '@cert/shared/contract';
import { isKeyArea } from '@cert/shared/domain';
import { Tabs, color } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';
import { toAreaAddress } from './toAreaAddress.ts';

type Props = {
  label: string;
  /** Undefined when the page shows no area. */
  currentId: number | undefined;
};

/** Links to the areas of the category. Renders nothing for a category with one area. */
export function AreaTabs({ label, currentId }: Props) {
  const { questionnaireId, category } = useCurrentCategory();
  if (category.areas.length < 2) return null;
  const tabs = category.areas.map((area) => {
    const words = (
      <>
        {area.title}
        <KeyAreaMark area={area} />
      </>
    );
    if (!area.open) return { id: area.id, disabled: words };
    const { position } = area;
    const to = toAreaAddress({ questionnaireId, categorySlug: category.slug, position });
    return { id: area.id, link: <Link to={to}>{words}</Link>, isCurrent: area.id === currentId };
  });
  return <Tabs label={label} tabs={tabs} />;
}

type KeyAreaMarkProps = { area: Pick<Area, 'minGrade'> };

/** The red asterisk after the title of a key area. Renders nothing for other areas. */
export function KeyAreaMark({ area }: KeyAreaMarkProps) {
  const { t } = useTranslation('questionnaire');
  if (!isKeyArea(area)) return null;
  return (
    <Mark title={t('area.keyArea')}>
      <span aria-hidden="true">{'\u00a0*'}</span>
      <span className="visually-hidden"> ({t('area.keyArea')})</span>
    </Mark>
  );
}

const Mark = styled.span`
  color: ${color.key};
`;
