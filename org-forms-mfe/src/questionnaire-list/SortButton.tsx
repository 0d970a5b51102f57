import { styled } from 'styled-components';
import { color, layoutSize, Icon, radius, space } from '@cert/shared/ui';

type Props = {
  /** The direction if the list is sorted by this column; otherwise undefined. */
  direction: 'ascending' | 'descending' | undefined;
  onClick: () => void;
  children: string;
};

/** A column heading that sorts the list. */
export function SortButton({ direction, onClick, children }: Props) {
  return (
    <Heading type="button" onClick={onClick} data-direction={direction}>
      {children}
      <Icon name="chevron-down" />
    </Heading>
  );
}

const Heading = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: ${layoutSize.target};
  padding-inline: ${space[2]};
  border: 0;
  border-radius: ${radius.small};
  font-weight: 600;
  color: ${color.inkSoft};
  background: none;

  & > svg {
    visibility: hidden;
  }

  &:hover,
  &[data-direction] {
    color: ${color.brand};
  }

  &[data-direction] > svg {
    visibility: visible;
  }

  &[data-direction='ascending'] > svg {
    rotate: 0.5turn;
  }
`;
