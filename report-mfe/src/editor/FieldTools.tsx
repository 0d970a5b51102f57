import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { languages } from '@cert/shared/domain';
import { formatSavedAt } from '@cert/shared/i18n';
import { Loaded, useLanguage, useRead } from '@cert/shared/platform';
import { buttonStyle, color, fontSize, space } from '@cert/shared/ui';
import { useEditingState } from './EditingContext.ts';
import { ReplacementText } from './ReplacementText.tsx';

type Props = {
  field: string;
  /** Replaces the text that is being edited. */
  onReplace: (html: string) => void;
};

const panels = { languages: OtherLanguages, history: FieldHistory } as const;
type PanelName = keyof typeof panels;
const panelNames = Object.keys(panels) as PanelName[];

/** Tools beside the edited text: the other languages, and the history. */
export function FieldTools({ field, onReplace }: Props) {
  const { t } = useTranslation('report');
  const [opened, setOpened] = useState<PanelName | null>(null);
  const Panel = opened && panels[opened];
  return (
    <Tools>
      <Switches>
        {panelNames.map((name) => (
          <Switch
            key={name}
            type="button"
            $tone="quiet"
            aria-expanded={opened === name}
            onClick={() => setOpened(opened === name ? null : name)}
          >
            {t(`editing.${name}.title`)}
          </Switch>
        ))}
      </Switches>
      {Panel && <Panel field={field} onTakeOver={onReplace} />}
    </Tools>
  );
}

const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding-block-start: ${space[2]};
  border-block-start: 1px solid ${color.line};
  font-size: ${fontSize.small};
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Switch = styled.button<{ $tone: 'quiet' }>`
  ${buttonStyle}

  &[aria-expanded='true'] {
    background: ${color.brandSoft};
  }
`;

type FieldHistoryProps = { field: string; onTakeOver: (html: string) => void };

/** The versions of a text, newest first. Restoring an earlier version creates a new version. */
function FieldHistory({ field, onTakeOver }: FieldHistoryProps) {
  const { t } = useTranslation('report');
  const language = useLanguage();
  const { questionnaireId: id } = useEditingState();
  const history = useRead('reportFieldHistory', { id, field }, { isLive: true });
  return (
    <Loaded of={history}>
      {(entries) =>
        entries.length === 0 ? (
          <p>{t('editing.history.none')}</p>
        ) : (
          <List>
            {entries.map(({ at, by, html }) => (
              <li key={`${at} ${by}`}>
                <ReplacementText
                  field={field}
                  label={
                    <>
                      <strong>{by}</strong>
                      {formatSavedAt(at, language)}
                    </>
                  }
                  html={html}
                  takeOver={t('editing.history.restore')}
                  question={t('editing.history.question')}
                  onTakeOver={onTakeOver}
                />
              </li>
            ))}
          </List>
        )
      }
    </Loaded>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
  max-block-size: 24rem;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

type OtherLanguagesProps = { field: string; onTakeOver: (html: string) => void };

/** Shows the edited text in the other languages, side by side, and marks the languages whose text is newer. */
function OtherLanguages({ field, onTakeOver }: OtherLanguagesProps) {
  const { t } = useTranslation('report');
  const { t: tPlatform } = useTranslation('platform');
  const here = useLanguage();
  const { questionnaireId: id } = useEditingState();
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
