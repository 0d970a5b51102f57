import type { ComponentPropsWithRef, ReactNode, ReactElement } from 'react';
import { styled, css } from 'styled-components';
import { color, motion, radius, fontSize, space, layoutSize } from './tokens.ts';
import { Icon, type IconName } from './signs/Icon.tsx';
import { Spinner } from './signs/Spinner.tsx';

export type ButtonProps = {
  children: ReactNode;
  /** `primary` by default; at most one primary button per view. */
  tone?: ButtonTone;
  icon?: IconName;
  /** Replaces the text while the action runs ("Saving…"). The button then ignores clicks but can keep the focus. */
  busyText?: string | undefined;
} & Omit<ComponentPropsWithRef<'button'>, 'children'>;

/** A button for an action on the page; navigation uses a link. It submits a form only with `type="submit"`. */
export function Button({
  children,
  tone = 'primary',
  icon,
  busyText,
  type = 'button',
  onClick,
  ...native
}: ButtonProps) {
  const isBusy = busyText !== undefined;
  return (
    <Face
      {...native}
      $tone={tone}
      // A busy submit button becomes a plain one, so that Enter does not submit the form twice.
      type={isBusy ? 'button' : type}
      onClick={isBusy ? undefined : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {isBusy ? busyText : children}
    </Face>
  );
}

/** The style of a button, and of a link that looks like a button. */
export const buttonStyle = css<{ $tone: ButtonTone }>`
  ${({ $tone }) => buttonStyleByTone[$tone]}
`;

const Face = styled.button<{ $tone: ButtonTone }>`
  ${buttonStyle}
`;

/** `primary`: the main action of a view. `secondary`: other actions. `quiet`: actions in rows and lists. */
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
export const buttonStyleByTone = {
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
