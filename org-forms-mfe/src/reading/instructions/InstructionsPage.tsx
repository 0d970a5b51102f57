import { useTranslation } from 'react-i18next';
import { ContactList } from '../ContactList.tsx';
import { Terms } from '../prose/Blocks.tsx';
import { MessageWithLinks } from '../prose/MessageWithLinks.tsx';
import { ReadingPage } from '../prose/ReadingPage.tsx';
import { ReadingPageLoader } from '../ReadingPageLoader.tsx';
import { questionKindGroups } from './questionKindGroups.ts';
import { QuestionSignsLegend } from './QuestionSignsLegend.tsx';

/** `/{id}/instructions`: how to answer the questionnaire. */
export function InstructionsPage() {
  return (
    <ReadingPageLoader namespace="org-forms/instructions">
      {({ programme }) => (
        <ReadingPage
          namespace="org-forms/instructions"
          parts={{
            kinds: <Kinds />,
            signs: <QuestionSignsLegend />,
            help: <ContactList contacts={programme.contacts} />,
          }}
        />
      )}
    </ReadingPageLoader>
  );
}

/** How to answer each group of question kinds. */
function Kinds() {
  const { t } = useTranslation('org-forms/instructions');
  return (
    <Terms
      terms={questionKindGroups.map((group) => ({
        term: t(`kinds.${group}.term`),
        text: <MessageWithLinks namespace="org-forms/instructions" path={`kinds.${group}.text`} />,
      }))}
    />
  );
}
