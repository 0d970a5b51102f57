import { styled } from 'styled-components';
import type { FieldLabel } from '../fields/FieldFrame.tsx';
import { fontSize, space } from '../tokens.ts';

type Props = { label: FieldLabel };

/** The label of a fieldset. */
export function Legend({ label }: Props) {
  if (typeof label === 'string') return <Shown>{label}</Shown>;
  return <legend className="visually-hidden">{label.hidden}</legend>;
}

const Shown = styled.legend`
  padding-block-end: ${space[2]};
  font-size: ${fontSize.small};
  font-weight: 600;
`;
