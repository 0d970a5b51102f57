import { styled } from 'styled-components';
import { Button, color, Notice, size, space } from '@cert/shared/ui';
import { useWords } from '../../useWords.ts';
import type { FormField } from '../editing/formValues.ts';
import { useOpenForm } from '../InfoFormContext.ts';
import { useFieldText } from '../useFieldText.ts';

type Props = { field: FormField };

/** Both values of a field that somebody else has changed meanwhile, and the choice between them; else nothing. */
export function Disputed({ field }: Props) {
  const t = useWords();
  const { disputed, stored, values, choose, ...lists } = useOpenForm();
  const textOf = useFieldText(lists);
  if (!disputed.includes(field)) return null;
  return (
    <div data-disputed={field}>
      <Notice tone="warning" title={t('organisation.dispute.title')}>
        <Versions>
          <dt>{t('organisation.dispute.mine')}</dt>
          <dd>{textOf(field, values)}</dd>
          <dt>{t('organisation.dispute.theirs')}</dt>
          <dd>{textOf(field, stored)}</dd>
        </Versions>
        <Choice>
          <Button tone="secondary" onClick={() => choose(field, 'mine')}>
            {t('organisation.dispute.keepMine')}
          </Button>
          <Button tone="secondary" onClick={() => choose(field, 'theirs')}>
            {t('organisation.dispute.takeTheirs')}
          </Button>
        </Choice>
      </Notice>
    </div>
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
  }

  & > dd + dt {
    padding-block-start: ${space[2]};
  }
`;

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
