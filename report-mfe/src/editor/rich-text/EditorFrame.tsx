import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { color, fontFamily, fontSize, layoutSize, radius, space, zIndex } from '@cert/shared/ui';
import { teamTextStyle } from '../../texts/TeamText.tsx';

type Props = {
  /** The element into which CKEditor puts its toolbar. */
  bar: RefObject<HTMLDivElement | null>;
  /** Sentences that say how pasted text was changed. */
  notices: readonly string[];
  /** The editable text. */
  children: ReactNode;
};

/** The editor's layout: a sticky toolbar, and below it the text in its final style. */
export function EditorFrame({ bar, notices, children }: Props) {
  return (
    <Frame>
      <Bar ref={bar} />
      <Text>{children}</Text>
      <Messages role="status">
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </Messages>
    </Frame>
  );
}

const Frame = styled.div`
  min-inline-size: 0;

  --ck-font-face: ${fontFamily.sans};
  --ck-font-size-base: ${fontSize.small};
  --ck-border-radius: ${radius.small};
  --ck-color-toolbar-background: ${color.paper};
  --ck-color-toolbar-border: ${color.line};
  --ck-color-text: ${color.ink};
  --ck-color-button-default-hover-background: ${color.brandSoft};
  --ck-color-button-default-active-background: ${color.brandSoft};
  --ck-color-button-on-background: ${color.brandSoft};
  --ck-color-button-on-hover-background: ${color.brandSoft};
  --ck-color-button-on-active-background: ${color.brandSoft};
  --ck-color-button-on-color: ${color.brand};
  --ck-color-list-button-on-background: ${color.brandSoft};
  --ck-color-list-button-on-text: ${color.brand};
  --ck-color-list-button-hover-background: ${color.wash};
  --ck-color-dropdown-panel-background: ${color.paper};
  --ck-color-dropdown-panel-border: ${color.line};
  --ck-color-focus-border: ${color.focus};
`;

const Bar = styled.div`
  position: sticky;
  inset-block-start: calc(${layoutSize.header} + ${space[2]});
  z-index: ${zIndex.sticky};
  min-block-size: 2.5rem;
`;

const Messages = styled.div`
  color: ${color.inkSoft};
  font: 400 ${fontSize.small} / 1.4 ${fontFamily.sans};
`;

const Text = styled.div`
  margin-block-start: ${space[3]};

  & .ck-content.ck-editor__editable {
    ${teamTextStyle}
    /* Removes the space that CKEditor adds above and below the text. */
    --ck-spacing-large: 0;

    min-block-size: 6em;
    padding: 0;
    /* Room for the note of CKEditor's licence, so that it covers no text. */
    padding-block-end: ${space[6]};
  }

  /* Removes the frame of the editor, because the whole field has one. */
  &&& .ck-content.ck-editor__editable.ck-editor__editable {
    border: 0;
    box-shadow: none;
    outline: 0;
  }
`;
