import { styled } from 'styled-components';
import { useTranslation } from 'react-i18next';
import { Dialog, KeyCap, space, Switch } from '@cert/shared/ui';

type Props = {
  title: string;
  /** The shortcuts with their descriptions, in the order in which they are listed. */
  rows: readonly { text: string; keys: readonly string[] }[];
  hasCharacterKeys: boolean;
  onCharacterKeys: (areOn: boolean) => void;
  onClose: () => void;
};

/** Lists all keyboard shortcuts of a page, with a switch for the shortcuts with character keys. */
export function ShortcutsDialog({
  title,
  rows,
  hasCharacterKeys,
  onCharacterKeys,
  onClose,
}: Props) {
  const { t } = useTranslation('grading');
  return (
    <Dialog title={title} closeText={t('sidebar.close')} onClose={onClose}>
      <List>
        {rows.map(({ text, keys }) => (
          <div key={text}>
            <dt>{text}</dt>
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
