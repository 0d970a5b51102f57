import styled from 'styled-components';
import { color, family, size, space } from '@cert/shared/ui';

type Props = { product: string };

/** The programme's sign and name. */
export function Logo({ product }: Props) {
  return (
    <Sign>
      <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2">
          <circle cx="15" cy="15" r="13" />
          <ellipse cx="15" cy="15" rx="5.5" ry="13" />
          <path d="M15 2v26" strokeWidth="1.5" />
        </g>
      </svg>
      <span>{product}</span>
    </Sign>
  );
}

const Sign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.brand};
  font: 600 ${size.heading} / 1 ${family.serif};
  svg {
    flex: none;
  }
`;
