import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { focusRing } from '../fields/fieldStyle.ts';
import { color, layoutSize, media, motion, radius, space } from '../tokens.ts';
import { useSingleClick } from './choiceGestures.ts';

export type ChoiceExtra = {
  content: ReactNode;
  /**
   * `beside`: to the right of the text if there is enough space, for a number. `below`: under the text over the full
   * width, for a text.
   */
  place: 'beside' | 'below';
};

type Props = {
  /** The native radio or checkbox. */
  control: ReactNode;
  text: ReactNode;
  /** An input that belongs to the choice, such as a text field. */
  extra?: ChoiceExtra | undefined;
};

/** One choice as a card. A click on its text selects it; a card whose control is checked is highlighted. */
export function ChoiceCard({ control, text, extra }: Props) {
  const singleClick = useSingleClick();
  return (
    <Card>
      <label {...singleClick}>
        {control}
        <span>{text}</span>
      </label>
      {extra && <div data-place={extra.place}>{extra.content}</div>}
    </Card>
  );
}

/**
 * The left edge of the text. Content below the text has the same left edge, so the space below the control is empty.
 */
const wordsInset = css`calc(${space[4]} + 1.25em + ${space[3]})`;

/**
 * A custom-drawn radio button or checkbox, aligned with the first line of the text beside it. It has no focus outline,
 * because the surrounding `ChoiceCard` shows the focus.
 */
const choiceMarkStyle = css`
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  margin-block-start: 0.125em;
  appearance: none;
  border: 1px solid ${color.control};
  background: ${color.paper};
  outline: none;
  cursor: inherit;
  transition: border-width ${motion.quick};

  &:disabled {
    border-color: ${color.lineStrong};
  }

  &[type='radio'] {
    border-radius: ${radius.round};
  }

  &[type='radio']:checked {
    border: 0.4em solid ${color.brand};
  }

  &[type='radio']:checked:disabled {
    border-color: ${color.inkSoft};
  }

  &[type='checkbox'] {
    display: grid;
    border-radius: ${radius.small};
  }

  /* The tick is a clipped shape in the text colour, so that it follows the theme. */
  &[type='checkbox']:checked::before {
    content: '';
    background: ${color.brandInk};
    clip-path: polygon(19% 53%, 28% 44%, 42% 58%, 72% 26%, 81% 35%, 42% 76%);
  }

  &[type='checkbox']:checked {
    border-color: ${color.brand};
    background: ${color.brand};
  }

  &[type='checkbox']:checked:disabled {
    border-color: ${color.inkSoft};
    background: ${color.inkSoft};
  }

  &[type='checkbox']:checked:disabled::before {
    background: ${color.paper};
  }

  @media (forced-colors: active) {
    &[type='checkbox']:checked::before {
      background: CanvasText;
    }
  }
`;

// One styled component for the whole card, because a page has hundreds of choices.
const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.paper};
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  &:hover:has(:enabled) {
    border-color: ${color.control};
  }

  &:has(> label > :checked) {
    border-color: ${color.brand};
    box-shadow: inset 0 0 0 1px ${color.brand};
    background: ${color.brandSoft};
  }

  &:has(> label > :focus-visible) {
    ${focusRing}
  }

  &:has(> label > :disabled) {
    color: ${color.inkSoft};
    background: ${color.wash};
  }

  &:has(> label > :checked:disabled) {
    border-color: ${color.lineStrong};
    box-shadow: inset 0 0 0 1px ${color.lineStrong};
    color: ${color.ink};
  }

  & > label {
    display: flex;
    flex: 1 1 ${layoutSize.field};
    align-items: flex-start;
    gap: ${space[3]};
    padding: ${space[3]} ${space[4]};
  }

  & > label > input {
    ${choiceMarkStyle}
  }

  & > [data-place] {
    box-sizing: border-box;
    min-inline-size: 0;
  }

  & > [data-place='beside'] {
    flex: 0 1 ${layoutSize.words};
    padding: ${space[1]};
  }

  & > [data-place='below'] {
    flex: 1 0 100%;
    padding: 0 ${space[4]} ${space[3]};
    padding-inline-start: ${wordsInset};
  }

  @media ${media.phone} {
    & > [data-place] {
      flex-basis: 100%;
      padding: 0 ${space[4]} ${space[3]};
      padding-inline-start: ${wordsInset};
    }
  }
`;
