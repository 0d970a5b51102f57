import styled from 'styled-components';
import { usePlatform, useStore } from '@cert/shared/platform';
import { color, depth, Icon, space } from '@cert/shared/ui';
import { useShellWords } from '../shellWords.ts';
import { useIsOnline } from './useIsOnline.ts';

/** Along the lower edge while nothing gets through to the server: what is typed is kept. */
export function OfflineNotice() {
  const t = useShellWords();
  const { reach } = usePlatform();
  const isReachable = useStore(reach);
  const isOnline = useIsOnline();
  // The region is there before its words, so that screen readers hear them come.
  return (
    <div role="status" className="screen-only">
      {(!isOnline || !isReachable) && (
        <Strip>
          <Icon name="warning" />
          <span>
            <b>{t(isOnline ? 'offline.unreachable' : 'offline.title')}</b> {t('offline.kept')}
          </span>
        </Strip>
      )}
    </div>
  );
}

const Strip = styled.div`
  position: fixed;
  z-index: ${depth.header};
  inset: auto 0 0;
  display: flex;
  justify-content: center;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[4]};
  border-top: 1px solid ${color.warningLine};
  background: ${color.warningSoft};
  b,
  svg {
    color: ${color.warning};
  }
`;
