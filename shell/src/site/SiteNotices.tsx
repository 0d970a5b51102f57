import styled from 'styled-components';
import { zIndex } from '@cert/shared/ui';
import { FallbackNotice } from './FallbackNotice.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { RegistryNotice } from './RegistryNotice.tsx';
import { TrialNotice } from './TrialNotice.tsx';

/** Notices about the whole site, at the bottom edge of the window. */
export function SiteNotices() {
  return (
    <Edge className="screen-only">
      <TrialNotice />
      <NewVersionNotice />
      <FallbackNotice />
      <RegistryNotice />
      <OfflineNotice />
    </Edge>
  );
}

const Edge = styled.div`
  position: fixed;
  z-index: ${zIndex.header};
  inset: auto 0 0;
`;
