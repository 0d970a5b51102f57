import { Link } from '@cert/shared/platform';
import { useQuestionnaireId } from '../../useQuestionnaireId.ts';
import { useHasPage } from '../useHasPage.ts';
import { splitMarked } from './splitMarked.ts';

type Props = { text: string };

/** A line of text with its links and names of controls. A page that this reader has not is named, not linked. */
export function Inline({ text }: Props) {
  const id = useQuestionnaireId();
  const hasPage = useHasPage();
  return splitMarked(text).map(({ mark, words }, index) => {
    if (mark === 'b') return <strong key={index}>{words}</strong>;
    if (mark === undefined || !hasPage(mark)) return words;
    return (
      <Link key={index} to={`/${id}/${mark}`}>
        {words}
      </Link>
    );
  });
}
