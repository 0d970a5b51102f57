import { useDeferredValue, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, Icon, space, type IconName } from '@cert/shared/ui';

type Props = {
  icon: IconName;
  /** What one can do about it. */
  action?: ReactNode;
  /** Nothing while there is nothing to say; the region is there before its words, so that screen readers hear them. */
  children: ReactNode;
};

/** One line along the lower edge of the window, about the site as a whole. */
export function Strip({ icon, action, children }: Props) {
  const isRegionThere = useDeferredValue(true, false);
  return (
    <div role="status">
      {isRegionThere && children && (
        <Line>
          <Icon name={icon} />
          <span>{children}</span>
          {action}
        </Line>
      )}
    </div>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.warningLine};
  background: ${color.warningSoft};
  b,
  svg {
    color: ${color.warning};
  }
`;
