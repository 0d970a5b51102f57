import { styled } from 'styled-components';
import { formatSavedAt } from '@cert/shared/i18n';
import { textIn, useLanguage, type StoredValue } from '@cert/shared/platform';
import { Button, extent, Notice, size, space } from '@cert/shared/ui';
import { useWords } from '../useWords.ts';

type Props = { mine: string; theirs: StoredValue; onChoose: (whose: 'mine' | 'theirs') => void };

/** Both versions of a text that two people have changed, and the choice between them (decisions §4). */
export function IntroConflict({ mine, theirs, onChoose }: Props) {
  const t = useWords();
  const language = useLanguage();
  const time = formatSavedAt(theirs.savedAt, language);
  return (
    <Notice tone="warning" title={t('intro.conflict.title')}>
      <Versions>
        <Version>
          <figcaption>{t('intro.conflict.mine')}</figcaption>
          <blockquote>{mine || t('intro.conflict.cleared')}</blockquote>
          <Button tone="secondary" onClick={() => onChoose('mine')}>
            {t('intro.conflict.keepMine')}
          </Button>
        </Version>
        <Version>
          <figcaption>{t('intro.conflict.theirs', { name: theirs.savedBy, time })}</figcaption>
          <blockquote>{textIn(theirs) || t('intro.conflict.cleared')}</blockquote>
          <Button tone="secondary" onClick={() => onChoose('theirs')}>
            {t('intro.conflict.takeTheirs')}
          </Button>
        </Version>
      </Versions>
    </Notice>
  );
}

const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${extent.words}), 1fr));
  gap: ${space[4]};
  padding-block-start: ${space[2]};
`;

const Version = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: ${space[2]};
  min-inline-size: 0;

  & > figcaption {
    font-size: ${size.small};
    font-weight: 600;
  }

  & > blockquote {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
