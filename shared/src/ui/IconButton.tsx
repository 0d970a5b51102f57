import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, layoutSize } from './tokens.ts';
import { Icon, type IconName } from './signs/Icon.tsx';

export type IconButtonProps = {
  icon: IconName;
  /** The text for the accessible name and the tooltip; it names the action. */
  label: string;
} & Omit<ComponentPropsWithRef<'button'>, 'children' | 'title' | 'aria-label'>;

/** A button with only an icon. */
export function IconButton({ icon, label, ...native }: IconButtonProps) {
  return (
    <Face type="button" {...native} aria-label={label} title={label}>
      <Icon name={icon} />
    </Face>
  );
}

const Face = styled.button`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${layoutSize.target};
  block-size: ${layoutSize.target};
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  color: ${color.inkSoft};
  background: none;
  transition: background ${motion.quick};

  &:hover:enabled {
    color: ${color.brand};
    background: ${color.brandSoft};
  }

  &:disabled {
    color: ${color.inkOff};
    cursor: not-allowed;
  }
`;
