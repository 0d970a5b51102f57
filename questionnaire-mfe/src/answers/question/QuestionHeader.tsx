import { styled } from 'styled-components';
import type { Question } from '@cert/shared/contract';
import { beyondCategories } from '@cert/shared/domain';
import { color, layoutSize, fontFamily, Icon, fontSize, space, Toggletip } from '@cert/shared/ui';
import { useCurrentCategory } from '../CurrentCategory.tsx';

type Props = { question: Question; headingId: string };

/** The head of a question: title with its marks, explanation in a bubble, and intro. */
export function QuestionHeader({ question, headingId }: Props) {
  const { t } = useCurrentCategory();
  const { title, info, intro, important } = question;
  return (
    <Head>
      <BeyondMark question={question} />
      <TitleLine>
        <h2 id={headingId}>{title}</h2>
        {/* U+2060 (word joiner) keeps the marks on the same line as the last word. */}
        {(important === 1 || info) && '\u2060'}
        {important === 1 && (
          <Star title={t('question.key')}>
            <Icon name="star-full" />
            <span className="visually-hidden">{t('question.key')}</span>
          </Star>
        )}
        {important === 1 && info && '\u2060'}
        {info && (
          <Bubble>
            <Toggletip label={t('question.about')}>{info}</Toggletip>
          </Bubble>
        )}
      </TitleLine>
      {intro && <Intro>{intro}</Intro>}
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;
`;

// The title is an inline element, so that the marks directly follow its last word.
const TitleLine = styled.div`
  font-size: ${fontSize.lead};

  & > h2 {
    display: inline;
    font: 600 ${fontSize.lead} / 1.35 ${fontFamily.sans};
    letter-spacing: 0;
  }
`;

const Star = styled.span`
  display: inline-block;
  padding-inline-start: ${space[2]};
  vertical-align: text-bottom;
  color: ${color.key};
`;

const Bubble = styled.span`
  position: relative;
  inset-block-end: 0.15em;
  padding-inline-start: ${space[2]};
`;

const Intro = styled.p`
  max-inline-size: ${layoutSize.measure};
  white-space: pre-line;
  color: ${color.inkSoft};
`;

type BeyondMarkProps = { question: Question };

/** "Above and Beyond · Future" above an Above-and-Beyond question. Renders nothing for other questions. */
function BeyondMark({ question }: BeyondMarkProps) {
  const { t } = useCurrentCategory();
  if (question.advanced !== 1) return null;
  const known = beyondCategories.find((category) => category === question.advancedCategory);
  if (!known) return null;
  return <Mark>{t('question.beyond', { category: t(`beyond.${known}`) })}</Mark>;
}

const Mark = styled.p`
  font-size: ${fontSize.small};
  font-weight: 700;
  letter-spacing: 0.04em;
  text-transform: uppercase;
  color: ${color.beyond};
`;
