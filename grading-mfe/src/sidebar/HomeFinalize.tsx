import { useRead, type FillerPropsBySlot } from '@cert/shared/platform';
import { FinalizeButton } from './FinalizeButton.tsx';

/** The finalize button on the home page, for certifiers who have graded everything. */
export function HomeFinalize({ questionnaireId }: FillerPropsBySlot['home.certifier']) {
  const info = useRead('info', { id: questionnaireId }).data;
  const categories = useRead('areaCategoryList', { id: questionnaireId }).data;
  if (!info || !categories) return null;
  return <FinalizeButton tone="primary" {...{ questionnaireId, info, categories }} />;
}
