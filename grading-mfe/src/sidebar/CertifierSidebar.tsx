import { Loaded, useRead, type FillerPropsBySlot } from '@cert/shared/platform';
import { CertificationBox } from './CertificationBox.tsx';
import { OptionsBox } from './OptionsBox.tsx';
import { ScoreBoxes } from './ScoreBoxes.tsx';

/** The team's part of the sidebar, below the categories: scores, finalization and options. */
export function CertifierSidebar({ questionnaireId }: FillerPropsBySlot['sidebar.certifier']) {
  const info = useRead('info', { id: questionnaireId });
  const categories = useRead('areaCategoryList', { id: questionnaireId });
  return (
    <Loaded of={info}>
      {(known) => (
        <>
          <Loaded of={categories}>
            {(list) => (
              <>
                <ScoreBoxes info={known} categories={list} />
                <CertificationBox
                  questionnaireId={questionnaireId}
                  info={known}
                  categories={list}
                />
              </>
            )}
          </Loaded>
          <OptionsBox questionnaireId={questionnaireId} info={known} />
        </>
      )}
    </Loaded>
  );
}
