import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonTone } from './buttonStyle.ts';

export type ButtonLinkProps = {
  /** The link itself: an `<a>` or the router's link. */
  children: ReactElement;
  tone?: ButtonTone;
};

/** A link that looks like a button. */
export function ButtonLink({ children, tone = 'secondary' }: ButtonLinkProps) {
  return <Frame $tone={tone}>{children}</Frame>;
}

const Frame = styled.span<{ $tone: ButtonTone }>`
  display: contents;

  & > a {
    ${buttonStyle}
  }
`;
