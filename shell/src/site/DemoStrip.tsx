import styled from 'styled-components';
import { useTranslation } from 'react-i18next';
import { color, size, space } from '@cert/shared/ui';
import { useProgramme } from '../frame/useProgramme.ts';

/** Above every page of a site with the demo world, so that nobody takes it for the real one. Never on paper. */
export function DemoStrip() {
  const { t } = useTranslation('shell');
  const { demo } = useProgramme();
  if (demo !== 1) return null;
  return (
    <Line className="screen-only" aria-label={t('demo.title')} data-demo-strip>
      <span>
        <b>{t('demo.title')}</b> · {t('demo.text')}
      </span>
    </Line>
  );
}

/** Of one line, for what fills the window below it. */
export const demoStripHeight = space[6];

const Line = styled.aside`
  display: grid;
  place-items: center;
  min-block-size: ${demoStripHeight};
  padding: ${space[1]} ${space[4]};
  border-block-end: 1px solid ${color.brandLine};
  background: ${color.brandSoft};
  color: ${color.inkSoft};
  font-size: ${size.small};
  text-align: center;
  b {
    color: ${color.brand};
    font-weight: 600;
  }
`;
