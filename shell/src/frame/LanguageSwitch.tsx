import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { languages, languageTags, type Language } from '@cert/shared/domain';
import { pathInLanguage, storageKeys, useLanguage, usePlatform } from '@cert/shared/platform';
import { color, media, radius, fontSize, space } from '@cert/shared/ui';
import { UnsentChangesDialog } from '../unsent/UnsentChangesDialog.tsx';
import { useSendUnsentChanges } from '../unsent/useSendUnsentChanges.ts';

/** A switch of the language: it sends unsent changes, stores the language, and loads the same page in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const { storage, loadAddress } = usePlatform();
  const sendAll = useSendUnsentChanges();
  const current = useLanguage();
  const [chosen, setChosen] = useState<Language>();
  const [isAsking, setAsking] = useState(false);

  function load(language: Language) {
    storage.setItem(storageKeys.language, language);
    const { pathname, search, hash } = window.location;
    loadAddress(`${pathInLanguage(pathname, language)}${search}${hash}`);
  }

  async function choose(language: Language) {
    if (language === current) return;
    setChosen(language);
    if (await sendAll()) load(language);
    else setAsking(true);
  }

  function stay() {
    setAsking(false);
    setChosen(undefined);
  }

  return (
    <>
      <Group role="group" aria-label={t('frame.language')}>
        {languages.map((language) => (
          <Choice
            key={language}
            type="button"
            lang={languageTags[language]}
            aria-label={languageNames[language]}
            aria-pressed={language === (chosen ?? current)}
            onClick={() => void choose(language)}
          >
            {language.toUpperCase()}
          </Choice>
        ))}
      </Group>
      {isAsking && chosen && (
        <UnsentChangesDialog
          leaveText={t('leaving.changeLanguage')}
          onLeave={() => load(chosen)}
          onStay={stay}
        />
      )}
    </>
  );
}

/** The name of each language in that language, so that its speakers recognise it. */
const languageNames: Record<Language, string> = {
  hr: 'Hrvatski (HR)',
  sr: 'Srpski (SR)',
  en: 'English (EN)',
};

const Group = styled.div`
  display: inline-flex;
  width: max-content;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  overflow: hidden;
`;

const Choice = styled.button`
  padding: ${space[1]} ${space[3]};
  min-height: ${space[6]};
  white-space: nowrap;
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font-size: ${fontSize.small};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    color: ${color.ink};
  }
  &[aria-pressed='true'] {
    background: ${color.brand};
    color: ${color.brandInk};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  @media ${media.forcedColors} {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      color: HighlightText;
      border-color: Highlight;
      background: Highlight;
    }
  }
`;
