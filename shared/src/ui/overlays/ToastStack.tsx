import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../IconButton.tsx';
import { zIndex, layoutSize, motion, radius, shadow, space } from '../tokens.ts';
import { Notice, type NoticeTone } from '../Notice.tsx';

export type ToastView = { id: string | number; tone: NoticeTone; text: ReactNode };

export type ToastStackProps = {
  toasts: readonly ToastView[];
  onDismiss: (id: ToastView['id']) => void;
  words: { region: string; dismiss: string };
};

/** Short messages above the bottom edge of the page, newest last. The caller controls how long each one is shown. */
export function ToastStack({ toasts, onDismiss, words }: ToastStackProps) {
  return (
    <Stack aria-label={words.region} aria-live="polite">
      {toasts.map(({ id, tone, text }) => (
        <Toast key={id}>
          <Notice
            tone={tone}
            action={<IconButton icon="close" label={words.dismiss} onClick={() => onDismiss(id)} />}
          >
            {text}
          </Notice>
        </Toast>
      ))}
    </Stack>
  );
}

const Stack = styled.section`
  position: fixed;
  z-index: ${zIndex.toast};
  inset-block-end: ${space[4]};
  inset-inline-end: ${space[4]};
  display: grid;
  gap: ${space[2]};
  inline-size: min(${layoutSize.toast}, 100vw - 2 * ${space[4]});
  pointer-events: none;
`;

const arrive = keyframes`
  from { opacity: 0; translate: 0 ${space[2]}; }
`;

const Toast = styled.div`
  border-radius: ${radius.medium};
  box-shadow: ${shadow.high};
  pointer-events: auto;
  animation: ${arrive} ${motion.calm} ease-out;
`;
