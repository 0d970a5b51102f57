import { Link } from 'react-router-dom';
import { Tabs } from '@cert/shared/ui';
import { useOpenCategory } from '../OpenCategory.tsx';
import { areaAddress } from './areaAddress.ts';
import { KeyAreaMark } from './KeyAreaMark.tsx';

type Props = {
  label: string;
  /** Undefined when the page shows no area. */
  currentId: number | undefined;
};

/** Links to the areas of the category. Renders nothing for a category with one area. */
export function AreaTabs({ label, currentId }: Props) {
  const { questionnaireId, category } = useOpenCategory();
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
    const to = areaAddress({ questionnaireId, categorySlug: category.slug, position });
    return { id: area.id, link: <Link to={to}>{words}</Link>, isCurrent: area.id === currentId };
  });
  return <Tabs label={label} tabs={tabs} />;
}
