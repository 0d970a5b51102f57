import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button.tsx';
import { color, space } from '../look.ts';

export type FoldedChoicesProps = {
  /** A group of choices that cannot be changed. */
  children: ReactNode;
  /** Texts of the button that shows all choices and of the one that hides those that are not chosen. */
  showText: string;
  hideText: string;
  /** Shown in place of the choices while none is chosen; undefined if one is. */
  none?: string | undefined;
};

/** Shows only the chosen one of several choices, and the others on request. */
export function FoldedChoices({ children, showText, hideText, none }: FoldedChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame data-folded={isOpen ? undefined : true}>
      {none !== undefined && !isOpen && <None>{none}</None>}
      {children}
      <div>
        <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? hideText : showText}
        </Button>
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;

  /* The cards of choices, see ChoiceCard. */
  &[data-folded] fieldset div:has(> label > input:not(:checked)) {
    display: none;
  }

  & > :last-child {
    margin-inline-start: calc(-1 * ${space[4]});
  }
`;

const None = styled.p`
  font-style: italic;
  color: ${color.inkSoft};
`;
