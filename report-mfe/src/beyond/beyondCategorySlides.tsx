import { beyondCategories, type BeyondCategory } from '@cert/shared/domain';
import type { SlideSpec } from '../slides/slideSpec.ts';
import { teamTextSlideSpec } from '../team-texts/teamTextSlideSpec.tsx';
import type { SlideProps } from '../viewing/slideProps.ts';
import { capitalise } from './capitalise.ts';
import { BeyondCategorySlide } from './BeyondCategorySlide.tsx';
import { isOutstandingCategory } from './isOutstandingCategory.ts';

/**
 * The slides of each category that reaches its threshold (`isOutstandingCategory`): an introduction, then the team's texts.
 * Other categories have no slides.
 */
export const beyondCategorySlides = beyondCategories.flatMap(slidesOf);

function slidesOf(category: BeyondCategory): SlideSpec[] {
  const id = `beyond-${category}`;
  const name = capitalise(category);
  const slides: SlideSpec[] = [
    {
      id,
      isListed: true,
      Slide: (props: SlideProps) => <BeyondCategorySlide {...props} id={id} category={category} />,
    },
    teamTextSlideSpec({
      id: `${id}-highlights`,
      field: `abHighLights${name}`,
      text: 'beyond.category.highlights',
      eyebrow: `beyond.categories.${category}.eyebrow`,
    }),
    teamTextSlideSpec({
      id: `${id}-additional`,
      field: `abHighLightsAdditional${name}`,
      text: 'beyond.category.additional',
      eyebrow: `beyond.categories.${category}.eyebrow`,
    }),
  ];
  const isIn: SlideSpec['isIn'] = ({ beyond }, programme) =>
    beyond.some(
      (result) => result.category === category && isOutstandingCategory(result.percent, programme),
    );
  return slides.map((slide) => ({ ...slide, isIn }));
}
