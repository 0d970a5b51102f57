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
import { type Answer, answerPlace, answerSaver } from './answerSaver.ts';
import { describeVersion, type VersionTexts, useVersionTexts } from './describeVersion.ts';
import { useTranslation } from 'react-i18next';
import { useOpenCategory } from '../OpenCategory.tsx';

/**
 * Describes the change of one key in the reader's language. The notice of a refused change shows this text.
 * @param stored the value on the server
 * @param of labels of a comment: one for a comment on a question, one for a comment on an area
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
  const place = placeIn(category, key);
  if (!place) return undefined;
  const { area, question } = place;
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

/** Describes changes in these areas, with the values that differ from the stored ones. */
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
      const place = answerPlace({ questionnaireId, responses }, key);
      const stored = readField({ entries: new Map(), acknowledged }, place).value ?? false;
      const value = answerSaver.read(sent);
      return describeChange({ questionnaireId, category, key, value, stored, texts, of });
    },
  });
}
