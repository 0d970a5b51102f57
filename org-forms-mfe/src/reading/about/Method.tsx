import type { CategorySummary } from '@cert/shared/contract';
import { fillTexts } from '@cert/shared/i18n';
import { useWords } from '../../useWords.ts';
import { Lifecycle } from '../figures/Lifecycle.tsx';
import type { AboutText } from './AboutText.ts';

type Props = { words: AboutText['lifecycle']; categories: readonly CategorySummary[] };

/** The questionnaire's own steps as a figure. */
export function Method({ words, categories }: Props) {
  const t = useWords();
  const list = categories.map(({ title }, index) => `${index + 1}. ${title}`).join('; ');
  return (
    <Lifecycle
      caption={words.caption}
      centre={[words.centre, words.centreBelow]}
      description={fillTexts(words.described, { list })}
      steps={categories.map(({ title, areas }) => ({
        title,
        below: t('reading.counted.areas', { count: areas.length }),
      }))}
    />
  );
}
