import { Loaded, useRead, type FillerPropsBySlot } from '@cert/shared/platform';
import { CertificationBox } from './CertificationBox.tsx';
import { QuestionnaireSettingsBox } from './QuestionnaireSettingsBox.tsx';
import { ScoreBoxes } from './ScoreBoxes.tsx';
import { CertificationStatusLine } from './CertificationStatusLine.tsx';

/**
 * The team's part of the sidebar, below the categories: scores, the status line, and the boxes for certification and
 * options, which are folded until they are needed. See docs/product/site.md#sidebar.
 */
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
                <CertificationStatusLine info={known} categories={list} />
                <CertificationBox
                  key={questionnaireId}
                  questionnaireId={questionnaireId}
                  info={known}
                  categories={list}
                />
              </>
            )}
          </Loaded>
          <QuestionnaireSettingsBox
            key={questionnaireId}
            questionnaireId={questionnaireId}
            info={known}
          />
        </>
      )}
    </Loaded>
  );
}
