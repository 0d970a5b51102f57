import { useEffect, type RefObject } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { Area, CategoryReply } from '@cert/shared/contract';
import { isKeyArea } from '@cert/shared/domain';
import { color, layoutSize, fontSize, space } from '@cert/shared/ui';
import type { NumberedArea } from './stops/listMeetingAreas.ts';

type Props = {
  headingRef: RefObject<HTMLHeadingElement | null>;
  category: CategoryReply;
  area: Area;
  number: number;
  stops: readonly NumberedArea[];
};

/**
 * Title of the area and progress of the meeting. After each step the heading gets the focus, so that screen readers
 * read it first.
 */
export function MeetingHead({ headingRef, category, area, number, stops }: Props) {
  const { t } = useTranslation('grading');
  const { state } = useLocation() as { state: { isStep?: boolean } | null };
  const isStep = state?.isStep === true;
  useEffect(() => {
    // `preventScroll`: the router has already scrolled to the top.
    if (isStep) headingRef.current?.focus({ preventScroll: true });
  }, [isStep, headingRef]);
  const graded = stops.filter((stop) => stop.area.certifierGrade != null).length;
  return (
    <Head>
      <Crumb>
        {t('meeting.place', { number, count: stops.length, graded })} · {category.title}
      </Crumb>
      <Title ref={headingRef} tabIndex={-1}>
        {area.title}
        {isKeyArea(area) && (
          <>
            <Star aria-hidden="true"> *</Star>
            <span className="visually-hidden">, {t('keyArea')}</span>
          </>
        )}
      </Title>
      {area.content && <Lead>{area.content}</Lead>}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space[1]};
`;

const Crumb = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;

const Title = styled.h1`
  font-size: ${fontSize.title};
`;

const Star = styled.span`
  color: ${color.key};
`;

const Lead = styled.p`
  max-inline-size: ${layoutSize.measure};
  white-space: pre-line;
  color: ${color.inkSoft};
`;
