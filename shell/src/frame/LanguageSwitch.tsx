import { useState } from 'react';
import styled from 'styled-components';
import { languages, type Language } from '@cert/shared/domain';
import { pathInLanguage, storageKeys, useLanguage, usePlatform } from '@cert/shared/platform';
import { color, radius, size, space } from '@cert/shared/ui';
import { useShellWords } from '../shellWords.ts';

/** Stores the choice, waits for unsent changes, and loads the same path in the other language (architecture §6). */
export function LanguageSwitch() {
  const t = useShellWords();
  const { storage, queue, loadAddress } = usePlatform();
  const current = useLanguage();
  const [chosen, setChosen] = useState<Language>();

  async function choose(language: Language) {
    setChosen(language);
    storage.setItem(storageKeys.language, language);
    await queue.get()?.settled();
    const { pathname, search, hash } = window.location;
    loadAddress(`${pathInLanguage(pathname, language)}${search}${hash}`);
  }

  return (
    <Group role="group" aria-label={t('frame.language')}>
      {languages.map((language) => (
        <Choice
          key={language}
          type="button"
          lang={language}
          aria-label={languageNames[language]}
          aria-pressed={language === (chosen ?? current)}
          onClick={() => void choose(language)}
        >
          {language.toUpperCase()}
        </Choice>
      ))}
    </Group>
  );
}

/** Each language names itself, so that everybody finds the own one. */
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
  border: 0;
  background: none;
  color: ${color.inkSoft};
  font-size: ${size.small};
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
`;
