import { styled } from 'styled-components';
import { Icon } from './Icon.tsx';
import { color, fontSize, space } from './look.ts';

type Props = {
  /** Id for the `aria-describedby` of the control. */
  id: string;
  /** One sentence about the error. */
  children: string;
};

/** The error message below a field; announced as soon as it appears. */
export function FieldIssue({ id, children }: Props) {
  return (
    <Issue id={id} role="alert">
      <Icon name="warning" />
      <span>{children}</span>
    </Issue>
  );
}

const Issue = styled.p`
  display: flex;
  gap: ${space[1]};
  font-size: ${fontSize.small};
  font-weight: 600;
  color: ${color.failure};

  & > svg {
    margin-block-start: 0.17em;
  }
`;
