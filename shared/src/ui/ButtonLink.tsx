import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { buttonStyle, type ButtonTone } from './buttonStyle.ts';

export type ButtonLinkProps = {
  /** The link itself: an `<a>` or the router's. */
  children: ReactElement;
  tone?: ButtonTone;
};

/** Leads to another page and looks like a button. */
export function ButtonLink({ children, tone = 'secondary' }: ButtonLinkProps) {
  return <Frame $tone={tone}>{children}</Frame>;
}

const Frame = styled.span<{ $tone: ButtonTone }>`
  display: contents;

  & > a {
    ${buttonStyle}
  }
`;
