import type { Area, CategoryReply, Question } from '@cert/shared/contract';
import {
  areaCommentKey,
  completingKeys,
  questionCommentKey,
  type FormKey,
} from '@cert/shared/domain';
import {
  type ChangeDescription,
  readField,
  useDescribeChanges,
  useSaveQueue,
} from '@cert/shared/platform';
import { areaAddress, questionAnchor } from '../area/areaAddress.ts';
import { type Answer, answerFieldSource, answerSaver } from './answerSaver.ts';
import { describeVersion, type VersionTexts, useVersionTexts } from './describeVersion.ts';
import { useTranslation } from 'react-i18next';
import { useOpenCategory } from '../OpenCategory.tsx';

/**
 * Describes the change of one key, for the notice about a refused change.
 * @param stored the value on the server
 * @param of texts for “comment on the question” and “comment on the area”, which the title contains
 * @returns undefined when the key does not belong to the areas of this category
 */
export function describeChange({
  questionnaireId,
  category,
  key,
  value,
  stored,
  texts,
  of,
}: {
  questionnaireId: number;
  category: CategoryReply;
  key: FormKey;
  value: Answer;
  stored: Answer;
  texts: VersionTexts;
  of: { question: string; area: string };
}): ChangeDescription | undefined {
  const location = placeIn(category, key);
  if (!location) return undefined;
  const { area, question } = location;
  const address = areaAddress({
    questionnaireId,
    categorySlug: category.slug,
    position: area.position,
  });
  const lines = describeVersion({ version: value, other: stored, formKey: key, question, texts });
  if (!question) return { title: `${area.title} · ${of.area}`, address, lines };
  const title = `${question.index}. ${question.title}`;
  return {
    title: key === questionCommentKey(question.id) ? `${title} · ${of.question}` : title,
    address: `${address}#${questionAnchor(question.id)}`,
    lines,
  };
}

function placeIn(
  { areas }: CategoryReply,
  key: FormKey,
): { area: Area; question?: Question } | undefined {
  for (const area of areas) {
    if (areaCommentKey(area.id) === key) return { area };
    const question = area.questions.find(
      (one) => questionCommentKey(one.id) === key || completingKeys(one).includes(key),
    );
    if (question) return { area, question };
  }
  return undefined;
}

/** Lets the save queue describe changes in the areas of the open category, compared with the stored values. */
export function useDescribeAnswerChanges(): void {
  const { t } = useTranslation('questionnaire');
  const queue = useSaveQueue();
  const { questionnaireId, category } = useOpenCategory();
  const { responses } = category;
  const texts = { ...useVersionTexts(), none: t('version.cleared') };
  const of = { question: t('comment.label'), area: t('additional.label') };
  useDescribeChanges({
    questionnaireId,
    page: category.slug,
    describe({ key, value: sent }) {
      const { acknowledged } = queue.get();
      const source = answerFieldSource({ questionnaireId, responses }, key);
      const stored = readField({ entries: new Map(), acknowledged }, source).value ?? false;
      const value = answerSaver.read(sent);
      return describeChange({ questionnaireId, category, key, value, stored, texts, of });
    },
  });
}
