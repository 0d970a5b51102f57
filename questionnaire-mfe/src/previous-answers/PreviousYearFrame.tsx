import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { areaCommentKey } from '@cert/shared/domain';
import { color, layoutSize, fontSize, space, stroke } from '@cert/shared/ui';
import { useCurrentCategory } from '../answers/CurrentCategory.tsx';

type Props = {
  year: number;
  children: ReactNode;
  action?: ReactNode;
};

/** The frame of last year's content. It looks different from current content, so that users do not confuse them. */
export function PreviousYearFrame({ year, children, action }: Props) {
  const { t } = useTranslation('questionnaire');
  return (
    <Row>
      <Words>
        <Year>{t('previous.year', { year })}</Year>
        {children}
      </Words>
      {action}
    </Row>
  );
}

type SameAsBeforeProps = {
  year: number;
  /** Last year's comment on the answer, if this year's comment differs from it or is missing. */
  children?: ReactNode;
};

/** Shown instead of last year's answer when the current one is the same. */
export function SameAsLastYear({ year, children }: SameAsBeforeProps) {
  const { t } = useTranslation('questionnaire');
  return (
    <Row>
      <Words>
        <Year>{t('previous.same', { year })}</Year>
        {children}
      </Words>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-inline-start: ${space[3]};
  border-inline-start: ${stroke.mark} solid ${color.lineStrong};
  font-size: ${fontSize.small};
`;

const Words = styled.div`
  flex: 1 1 ${layoutSize.words};
  min-inline-size: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const Year = styled.p`
  font-weight: 600;
  color: ${color.inkSoft};
`;

type PreviousAreaCommentProps = { areaId: number };

/** Last year's comment on the whole area. Renders nothing without one. */
export function PreviousAreaComment({ areaId }: PreviousAreaCommentProps) {
  const { t } = useTranslation('questionnaire');
  const { category } = useCurrentCategory();
  const { previousYear: year, previousResponses } = category;
  const text = previousResponses[areaCommentKey(areaId)]?.content;
  if (year === null || !text) return null;
  return <PreviousYearFrame year={year}>{t('previous.comment', { text })}</PreviousYearFrame>;
}
