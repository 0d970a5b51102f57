import { styled } from 'styled-components';
import { color, radius, fontSize, space } from '../tokens.ts';

export type KeyCapProps = { children: string };

/** Shows the name or sign of a key on the keyboard. */
export function KeyCap({ children }: KeyCapProps) {
  return <Cap>{children}</Cap>;
}

const Cap = styled.kbd`
  display: inline-block;
  min-inline-size: 1.6em;
  padding-inline: ${space[1]};
  border: 1px solid ${color.lineStrong};
  border-block-end-width: 2px;
  border-radius: ${radius.small};
  font: inherit;
  font-size: ${fontSize.small};
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
  white-space: nowrap;
  color: ${color.inkSoft};
  background: ${color.paper};
`;
