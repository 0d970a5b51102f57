import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { buttonStyle, color, fontSize, space } from '@cert/shared/ui';
import { FieldHistory } from './history/FieldHistory.tsx';
import { OtherLanguages } from './languages/OtherLanguages.tsx';

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
