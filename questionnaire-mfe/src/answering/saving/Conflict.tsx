import { styled } from 'styled-components';
import type { Question, StoredResponse } from '@cert/shared/contract';
import type { FormKey } from '@cert/shared/domain';
import { useAnswer, useLanguage, type QueuedValue } from '@cert/shared/platform';
import { Button, color, Notice, size, space } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';
import { useOpenCategory } from '../OpenCategory.ts';
import { formatAnswer } from './formatAnswer.ts';
import { formatSavedAt } from './formatSavedAt.ts';

type Props = {
  formKey: FormKey;
  /** Of the question that the key belongs to: what a chosen id means. */
  answers: Question['answers'];
};

/** Both values of a key that two people changed, and the choice between them (decisions §4); else nothing. */
export function Conflict({ formKey, answers }: Props) {
  const t = useWords();
  const language = useLanguage();
  const { questionnaireId, category } = useOpenCategory();
  const answer = useAnswer(questionnaireId, formKey, category.responses[formKey]);
  if (answer.status.kind !== 'conflict' || answer.value === undefined) return null;
  const { theirs } = answer.status;
  const written = (value: QueuedValue | StoredResponse) =>
    formatAnswer(value, answers, language) ?? t('conflict.none');
  return (
    <Notice tone="warning" title={t('conflict.title')}>
      <Versions>
        <dt>{t('conflict.mine')}</dt>
        <dd>{written(answer.value)}</dd>
        <dt>
          {t('conflict.theirs', {
            name: theirs.savedBy,
            time: formatSavedAt(theirs.savedAt, language),
          })}
        </dt>
        <dd>{written(theirs)}</dd>
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
    padding-block-end: ${space[2]};
    white-space: pre-line;
  }
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;
