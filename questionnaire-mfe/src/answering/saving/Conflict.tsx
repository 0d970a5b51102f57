import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import type { FormKey } from '@cert/shared/domain';
import { formatSavedAt } from '@cert/shared/i18n';
import { useAnswer, useLanguage, type QueuedValue, type StoredValue } from '@cert/shared/platform';
import { Button, color, Notice, size, space } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';
import { useOpenCategory } from '../OpenCategory.ts';
import { describeVersion } from './describeVersion.ts';
import { useVersionWords } from './useVersionWords.ts';

type Version = QueuedValue | StoredValue;

type Props = {
  formKey: FormKey;
  /** That the key belongs to; none for the comment on an area. */
  question?: Question;
};

/** Both values of a key that two people changed, and the choice between them (decisions §4); else nothing. */
export function Conflict({ formKey, question }: Props) {
  const t = useWords();
  const language = useLanguage();
  const words = useVersionWords();
  const { questionnaireId, category } = useOpenCategory();
  const answer = useAnswer(questionnaireId, formKey, category.responses[formKey]);
  if (answer.status.kind !== 'conflict' || answer.value === undefined) return null;
  const { theirs } = answer.status;
  const mine = answer.value;
  const lines = (version: Version, other: Version) =>
    describeVersion({ version, other, formKey, question, words }).map((line) => (
      <dd key={line}>{line}</dd>
    ));
  return (
    <Notice tone="warning" title={t('conflict.title')}>
      <Versions>
        <dt>{t('conflict.mine')}</dt>
        {lines(mine, theirs)}
        <dt>
          {t('conflict.theirs', {
            name: theirs.savedBy,
            time: formatSavedAt(theirs.savedAt, language),
          })}
        </dt>
        {lines(theirs, mine)}
      </Versions>
      <Choice>
        <Button tone="secondary" onClick={() => answer.choose('mine')}>
          {t('conflict.keepMine')}
        </Button>
        <Button tone="secondary" onClick={() => answer.choose('theirs')}>
          {t('conflict.takeTheirs')}
        </Button>
      </Choice>
    </Notice>
  );
}

const Versions = styled.dl`
  padding-block: ${space[2]} ${space[3]};

  & > dt {
    font-size: ${size.small};
    color: ${color.inkSoft};
  }

  & > dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  & > dd + dt {
    padding-block-start: ${space[2]};
  }
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
