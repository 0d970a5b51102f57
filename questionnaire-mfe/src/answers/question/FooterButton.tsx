import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { buttonStyleByTone, color, Icon, fontSize, type IconName } from '@cert/shared/ui';

type Props = Omit<ComponentPropsWithRef<'button'>, 'type'> & {
  icon?: IconName;
  /** True when the content that the button opens is required and missing. */
  isMissing?: boolean;
};

/** A text button in the footer of a card. It is amber while required content is missing. */
export function FooterButton({ icon, isMissing = false, children, ...native }: Props) {
  return (
    <Face {...native} type="button" data-missing={isMissing || undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </Face>
  );
}

const Face = styled.button`
  ${buttonStyleByTone.quiet}

  && {
    font-size: ${fontSize.small};
    color: ${color.inkSoft};
  }

  &&:hover {
    color: ${color.brand};
  }

  &&[data-missing] {
    color: ${color.warning};
  }
`;
