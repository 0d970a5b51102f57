import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { languages, languageTags } from '@cert/shared/domain';
import { pathInLanguage, useLanguage } from '@cert/shared/platform';
import { color, fontSize, radius, space } from '@cert/shared/ui';

/** Links to the report in each language. They load the page again, because the language is part of its address. */
export function LanguageLinks() {
  const { t } = useTranslation('report');
  const { search, hash } = useLocation();
  const current = useLanguage();
  return (
    <List aria-label={t('bar.language')}>
      {languages.map((language) => (
        <a
          key={language}
          href={`${pathInLanguage(window.location.pathname, language)}${search}${hash}`}
          hrefLang={languageTags[language]}
          aria-label={t(`editing.language.${language}`)}
          aria-current={language === current ? 'true' : undefined}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </List>
  );
}

const List = styled.nav`
  display: flex;
  gap: ${space[1]};

  & > a {
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.small};
    color: ${color.inkSoft};
    font-size: ${fontSize.small};
    font-weight: 600;
    text-decoration: none;
  }

  & > a:hover {
    color: ${color.brand};
    background: ${color.brandSoft};
  }

  & > a[aria-current] {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;
