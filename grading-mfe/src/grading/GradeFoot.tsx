import { styled } from 'styled-components';
import { color, fontSize, space } from '@cert/shared/ui';
import { SaveStatus, type SaveSummary } from '@cert/shared/platform';

type Props = {
  /** Text that explains how to clear the grade; false shows no hint. */
  hint: string | false;
  status: SaveSummary;
};

/** Below the grade scale: a hint how to clear the grade, and the save state. */
export function GradeFoot({ hint, status }: Props) {
  return (
    <Foot>
      <Hint>{hint}</Hint>
      <SaveStatus status={status} look="live" />
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  min-block-size: 1.5em;
`;

const Hint = styled.p`
  font-size: ${fontSize.small};
  color: ${color.inkSoft};
`;
