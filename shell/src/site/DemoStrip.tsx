import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, fontSize, space, usePageMark } from '@cert/shared/ui';
import { useProgramme } from '../frame/useProgramme.ts';

/** A strip above every page of a demo site, so that people do not confuse it with a real site. Not printed. */
export function DemoStrip() {
  const { t } = useTranslation('shell');
  const isDemo = useProgramme().demo === 1;
  usePageMark('demoStrip', isDemo);
  if (!isDemo) return null;
  return (
    <Line className="screen-only" aria-label={t('demo.title')}>
      <span>
        <b>{t('demo.title')}</b> · {t('demo.text')}
      </span>
    </Line>
  );
}

/** Height of the strip while its text fits on one line, for elements that fill the rest of the window. */
export const demoStripMinHeight = space[6];

const Line = styled.aside`
  display: grid;
  place-items: center;
  min-block-size: ${demoStripMinHeight};
  padding: ${space[1]} ${space[4]};
  border-block-end: 1px solid ${color.brandLine};
  background: ${color.brandSoft};
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  text-align: center;
  b {
    color: ${color.brand};
    font-weight: 600;
  }
`;
