import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton.tsx';
import { color, layoutSize, media, radius, shadow, fontSize, space } from '../tokens.ts';
import { useModal } from './useModal.ts';

export type DialogProps = {
  title: string;
  children: ReactNode;
  /** Buttons; the button for the main action comes first. */
  actions?: ReactNode;
} & (Closable | { closeText?: never; onClose?: never });

type Closable = {
  /** The text of the close button. */
  closeText: string;
  /** Called on the close button or Esc. The caller decides whether to stop rendering the dialog. */
  onClose: () => void;
};

/** A modal dialog. It is open as long as it is rendered; without `onClose` the user cannot close it. */
export function Dialog({ title, children, actions, closeText, onClose }: DialogProps) {
  const titleId = useId();
  const modal = useModal(onClose);
  return (
    <Sheet {...modal} aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {onClose && <IconButton icon="close" label={closeText} onClick={onClose} />}
      </Head>
      <Body>{children}</Body>
      {actions && <Actions>{actions}</Actions>}
    </Sheet>
  );
}

const Sheet = styled.dialog`
  inline-size: min(${layoutSize.dialog}, 100vw - 2 * ${space[4]});
  max-block-size: calc(100dvh - 2 * ${space[5]});
  margin: auto;
  padding: ${space[5]};
  overflow: auto;
  border: 0;
  border-radius: ${radius.large};
  color: ${color.ink};
  background: ${color.paper};
  box-shadow: ${shadow.high};

  &::backdrop {
    background: ${color.scrim};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};

  & > h2 {
    padding-block: ${space[1]};
    font-size: ${fontSize.heading};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block-start: ${space[3]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  padding-block-start: ${space[5]};

  @media ${media.phone} {
    flex-direction: column;
  }
`;
