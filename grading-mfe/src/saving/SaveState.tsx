import { css, styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, Icon, fontSize, space, Spinner } from '@cert/shared/ui';
import type { SaveStatus } from './SaveStatus.ts';

type Props = { status: SaveStatus };

/** The save state of one value. Screen readers announce changes. */
export function SaveState({ status }: Props) {
  const { t } = useTranslation('grading');
  return (
    <Line role="status" $status={status}>
      {marks[status]}
      {status !== 'none' && t(`saving.${status}`)}
    </Line>
  );
}

const marks = {
  none: null,
  saving: <Spinner />,
  saved: <Icon name="check" />,
  unsent: <Icon name="warning" />,
  refused: <Icon name="warning" />,
} satisfies Record<SaveStatus, unknown>;

const looks = {
  none: undefined,
  saving: css`
    color: ${color.inkSoft};
  `,
  saved: css`
    color: ${color.final};
  `,
  unsent: css`
    color: ${color.warning};
  `,
  refused: css`
    color: ${color.failure};
  `,
} satisfies Record<SaveStatus, unknown>;

const Line = styled.p<{ $status: SaveStatus }>`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  margin-inline-start: auto;
  font-size: ${fontSize.small};
  font-weight: 600;

  ${({ $status }) => looks[$status]}
`;
