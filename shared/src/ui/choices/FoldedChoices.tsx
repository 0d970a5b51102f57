import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button.tsx';
import { color, space } from '../tokens.ts';

export type FoldedChoicesProps = {
  /** A group of choices that cannot be changed. */
  children: ReactNode;
  /** The button's text while only the selected choices are shown, and its text (`hideText`) while all are shown. */
  showText: string;
  hideText: string;
  /** The text that is shown if no choice is selected; undefined if one is selected. */
  none?: string | undefined;
};

/** Shows only the selected choices of a group; a button shows all choices. On paper all choices are printed. */
export function FoldedChoices({ children, showText, hideText, none }: FoldedChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Frame data-folded={isOpen ? undefined : true}>
      {none !== undefined && !isOpen && <None>{none}</None>}
      {children}
      <div className="screen-only">
        <Button tone="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? hideText : showText}
        </Button>
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;

  /* Hides the cards of choices that are not selected, see ChoiceCard. */
  @media screen {
    &[data-folded] fieldset div:has(> label > input:not(:checked)) {
      display: none;
    }
  }

  & > :last-child {
    margin-inline-start: calc(-1 * ${space[4]});
  }
`;

const None = styled.p`
  font-style: italic;
  color: ${color.inkSoft};
`;
