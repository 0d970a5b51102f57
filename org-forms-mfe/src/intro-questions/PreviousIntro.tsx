import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import type { Reply } from '@cert/shared/contract';
import type { IntroField } from '@cert/shared/domain';
import { color, layoutSize, fontSize, space, stroke } from '@cert/shared/ui';

type Props = { field: IntroField; previous: Reply<'infoAdditional'>['previous'] };

/**
 * The answer of the previous questionnaire. It has another style than the current answer, so that people do not confuse
 * them.
 */
export function PreviousIntro({ field, previous }: Props) {
  const { t } = useTranslation('org-forms');
  const text = previous?.[field];
  if (!previous || !text) return null;
  return (
    <Past open>
      <summary>{t('intro.previous', { year: previous.year })}</summary>
      <p>{text}</p>
    </Past>
  );
}

const Past = styled.details`
  padding-inline-start: ${space[3]};
  border-inline-start: ${stroke.mark} solid ${color.lineStrong};
  font-size: ${fontSize.small};

  & > summary {
    inline-size: fit-content;
    font-weight: 600;
    color: ${color.inkSoft};
    cursor: pointer;
  }

  & > p {
    max-inline-size: ${layoutSize.measure};
    padding-block-start: ${space[1]};
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
