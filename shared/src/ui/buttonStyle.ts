import { css } from 'styled-components';
import { color, motion, radius, fontSize, space, layoutSize } from './look.ts';

/** `primary`: the main action of a view. `secondary`: other actions. `quiet`: in rows and lists. */
export type ButtonTone = 'primary' | 'secondary' | 'quiet';

const tones = {
  primary: css`
    color: ${color.brandInk};
    background: ${color.brand};
    border-color: ${color.brand};

    &:hover:not(:disabled, [aria-disabled='true']) {
      color: ${color.brandInk};
      background: ${color.brandStrong};
      border-color: ${color.brandStrong};
    }
  `,
  secondary: css`
    color: ${color.brand};
    background: transparent;
    border-color: ${color.brand};

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.brandSoft};
    }
  `,
  quiet: css`
    color: ${color.brand};
    background: transparent;
    border-color: transparent;

    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${color.brandSoft};
    }
  `,
};

const off = {
  filled: css`
    &:disabled {
      color: ${color.inkOff};
      background: ${color.wash};
      border-color: ${color.line};
    }
  `,
  quiet: css`
    &:disabled {
      color: ${color.inkOff};
      background: transparent;
      border-color: transparent;
    }
  `,
};

const frame = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: ${layoutSize.target};
  padding: ${space[1]} ${space[4]};
  border: 1px solid;
  border-radius: ${radius.medium};
  font-size: ${fontSize.text};
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  &:disabled {
    cursor: not-allowed;
  }

  &[aria-disabled='true'] {
    cursor: progress;
  }
`;

/** Styles by tone. They are static, so a button that never changes its tone is cheap to render. */
export const buttonStyles = {
  primary: css`
    ${frame}
    ${tones.primary}
    ${off.filled}
  `,
  secondary: css`
    ${frame}
    ${tones.secondary}
    ${off.filled}
  `,
  quiet: css`
    ${frame}
    ${tones.quiet}
    ${off.quiet}
  `,
} satisfies Record<ButtonTone, unknown>;

/** The style of a button, and of a link that looks like one. */
export const buttonStyle = css<{ $tone: ButtonTone }>`
  ${({ $tone }) => buttonStyles[$tone]}
`;
