import { useTranslation } from 'react-i18next';
import { ContactList } from '../ContactList.tsx';
import { Terms } from '../prose/Blocks.tsx';
import { Line } from '../prose/Line.tsx';
import { Prose } from '../prose/Prose.tsx';
import { Reading } from '../Reading.tsx';
import { kindGroups } from './kindGroups.ts';
import { Signs } from './Signs.tsx';

/** `/{id}/instructions`: how to answer the questionnaire. */
export function InstructionsPage() {
  return (
    <Reading namespace="org-forms/instructions">
      {({ programme }) => (
        <Prose
          namespace="org-forms/instructions"
          parts={{
            kinds: <Kinds />,
            signs: <Signs />,
            help: <ContactList contacts={programme.contacts} />,
          }}
        />
      )}
    </Reading>
  );
}

/** How to answer each group of question kinds. */
function Kinds() {
  const { t } = useTranslation('org-forms/instructions');
  return (
    <Terms
      terms={kindGroups.map((group) => ({
        term: t(`kinds.${group}.term`),
        text: <Line namespace="org-forms/instructions" path={`kinds.${group}.text`} />,
      }))}
    />
  );
}
