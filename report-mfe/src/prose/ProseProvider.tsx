import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { fillTexts } from '@cert/shared/i18n';
import { useLanguage } from '@cert/shared/platform';
import type { SlideProps } from '../viewing/slideProps.ts';
import { proseValues } from './proseValues.ts';
import type { Prose } from './proseTexts.ts';

const ProseContext = createContext<Prose | null>(null);

type Props = Pick<SlideProps, 'report' | 'programme'> & { prose: Prose; children: ReactNode };

/** Gives the slides what they say, with the names and figures of this report filled in. */
export function ProseProvider({ prose, report, programme, children }: Props) {
  const language = useLanguage();
  const filled = useMemo(
    () => fillTexts(prose, proseValues(report, { programme, language })),
    [prose, report, programme, language],
  );
  return <ProseContext value={filled}>{children}</ProseContext>;
}

/** The prose of the report, filled. */
export function useProse(): Prose {
  const prose = useContext(ProseContext);
  if (!prose) throw new Error('this slide stands outside of a <ProseProvider>');
  return prose;
}
