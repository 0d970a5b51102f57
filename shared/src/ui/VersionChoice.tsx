import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';
import { focusFieldOfButton } from './focusField.ts';
import { color, layoutSize, fontSize, space } from './tokens.ts';
import { Notice } from './Notice.tsx';

type Version = {
  /** Names the author of this version. */
  label: string;
  content: ReactNode;
  /** The text of the button that chooses this version. */
  choose: string;
};

type Props = {
  title: string;
  mine: Version;
  theirs: Version;
  onChoose: (whose: 'mine' | 'theirs') => void;
};

/**
 * Shows both versions of a field in conflict side by side, with the choice between them. After the choice, the field
 * gets the focus.
 */
export function VersionChoice({ title, mine, theirs, onChoose }: Props) {
  const versions = [
    ['mine', mine],
    ['theirs', theirs],
  ] as const;
  return (
    <Notice tone="warning" title={title}>
      <Versions>
        {versions.map(([whose, { label, content, choose }]) => (
          <figure key={whose}>
            <figcaption>{label}</figcaption>
            <div>{content}</div>
            <Button
              tone="secondary"
              onClick={({ currentTarget }) => {
                onChoose(whose);
                focusFieldOfButton(currentTarget);
              }}
            >
              {choose}
            </Button>
          </figure>
        ))}
      </Versions>
    </Notice>
  );
}

const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${layoutSize.words}), 1fr));
  gap: ${space[4]};
  padding-block-start: ${space[2]};

  & > figure {
    display: grid;
    grid-template-rows: auto 1fr auto;
    justify-items: start;
    gap: ${space[2]};
    min-inline-size: 0;
  }

  & figcaption {
    font-size: ${fontSize.small};
    color: ${color.inkSoft};
  }

  & div {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
