import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, layoutSize, media, space } from '@cert/shared/ui';
import { LanguageSwitch } from '../frame/LanguageSwitch.tsx';
import { demoStripMinHeight } from '../site/DemoStrip.tsx';
import { ProgrammePanel } from './ProgrammePanel.tsx';

type Props = { children: ReactNode };

/** The programme panel beside the content, or above it on small screens. */
export function SignInLayout({ children }: Props) {
  const { t } = useTranslation('shell');
  return (
    <Halves>
      <ProgrammePanel />
      <Side>
        <Top aria-label={t('frame.links')}>
          <LanguageSwitch />
        </Top>
        <Column id="content" tabIndex={-1}>
          {children}
        </Column>
      </Side>
    </Halves>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  min-block-size: 100dvh;
  :root[data-demo-strip] & {
    min-block-size: calc(100dvh - ${demoStripMinHeight});
  }
  @media ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  background: ${color.wash};
`;

const Top = styled.nav`
  display: flex;
  justify-content: flex-end;
  padding: ${space[5]};
  @media ${media.phone} {
    padding: ${space[4]};
  }
`;

const Column = styled.main`
  display: grid;
  gap: ${space[5]};
  align-content: center;
  inline-size: min(${layoutSize.toast}, 100%);
  box-sizing: content-box;
  margin-inline: auto;
  padding: 0 ${space[5]} ${space[8]};
  @media ${media.tablet} {
    align-content: start;
    padding-block-start: ${space[4]};
  }
  @media ${media.phone} {
    box-sizing: border-box;
    padding-inline: ${space[4]};
  }
`;
