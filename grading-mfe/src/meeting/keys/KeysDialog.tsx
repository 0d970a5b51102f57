import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Dialog, KeyCap, space, Switch } from '@cert/shared/ui';

type Props = {
  title: string;
  /** Commands that the page does not have. */
  without?: readonly Row['act'][];
  hasCharacterKeys: boolean;
  onCharacterKeys: (areOn: boolean) => void;
  onClose: () => void;
};

/** All keyboard shortcuts of the page, and a switch for those that use character keys. */
export function KeysDialog({
  title,
  without = [],
  hasCharacterKeys,
  onCharacterKeys,
  onClose,
}: Props) {
  const { t } = useTranslation('grading');
  return (
    <Dialog title={title} closeText={t('sidebar.close')} onClose={onClose}>
      <List>
        {rows
          .filter(({ act }) => !without.includes(act))
          .map(({ act, keys }) => (
            <div key={act}>
              <dt>{t(`meeting.keys.${act}`)}</dt>
              <dd>
                {keys.map((key) => (
                  <KeyCap key={key}>{key}</KeyCap>
                ))}
              </dd>
            </div>
          ))}
      </List>
      <Switch
        text={t('meeting.keys.characters')}
        hint={t('meeting.keys.charactersHint')}
        isOn={hasCharacterKeys}
        onChange={onCharacterKeys}
      />
    </Dialog>
  );
}

const rows = [
  { act: 'grade', keys: ['0', '1', '2', '3'] },
  { act: 'step', keys: ['+', '−'] },
  { act: 'clear', keys: ['Backspace'] },
  { act: 'next', keys: ['n', '→'] },
  { act: 'previous', keys: ['p', '←'] },
  { act: 'notes', keys: ['c'] },
  { act: 'leave', keys: ['Esc'] },
  { act: 'criteria', keys: ['k'] },
  { act: 'time', keys: ['t'] },
  { act: 'help', keys: ['?'] },
] as const;

type Row = (typeof rows)[number];

const List = styled.dl`
  display: grid;
  gap: ${space[2]};

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space[4]};
  }

  & dd {
    display: flex;
    gap: ${space[1]};
  }
`;
