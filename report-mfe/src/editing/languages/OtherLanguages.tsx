import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { languages } from '@cert/shared/domain';
import { formatSavedAt } from '@cert/shared/i18n';
import { Loaded, useLanguage, useRead } from '@cert/shared/platform';
import { color, space } from '@cert/shared/ui';
import { useEditing } from '../EditingContext.ts';
import { ReplacementText } from '../ReplacementText.tsx';

type Props = { field: string; onTakeOver: (html: string) => void };

/** Shows the edited text in the other languages, side by side, and marks the languages whose text is newer. */
export function OtherLanguages({ field, onTakeOver }: Props) {
  const { t } = useTranslation('report');
  const { t: tPlatform } = useTranslation('platform');
  const here = useLanguage();
  const { questionnaireId: id } = useEditing();
  const texts = useRead('reportFieldLanguages', { id, field }, { isLive: true });
  return (
    <Loaded of={texts}>
      {(known) => (
        <Columns>
          {languages
            .filter((language) => language !== here)
            .map((language) => {
              const text = known[language];
              const own = known[here];
              const name = t(`editing.language.${language}`);
              const isNewer = text && own && text.savedAt > own.savedAt;
              return (
                <ReplacementText
                  key={language}
                  field={field}
                  label={
                    <>
                      <strong>{name}</strong>
                      {text &&
                        tPlatform('saving.savedBy', {
                          name: text.savedBy,
                          time: formatSavedAt(text.savedAt, here),
                        })}
                      {isNewer && <Newer>{t('editing.languages.newer')}</Newer>}
                    </>
                  }
                  html={text?.html ?? ''}
                  takeOver={t('editing.languages.takeOver')}
                  question={t('editing.languages.question')}
                  onTakeOver={onTakeOver}
                />
              );
            })}
        </Columns>
      )}
    </Loaded>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  gap: ${space[3]};
`;

const Newer = styled.span`
  color: ${color.warning};
  font-weight: 600;
`;
