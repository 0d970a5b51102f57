import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { useLocation } from 'react-router-dom';
import type { CategoryReply } from '@cert/shared/contract';
import type { Language, Role } from '@cert/shared/domain';
import { useLanguage, useLimitText, type LimitText } from '@cert/shared/platform';
import { toAnswerableCategory, type AnswerableCategory } from './toAnswerableQuestion.ts';

/** The data that every question on the page needs about its questionnaire and category. */
type Props = {
  questionnaireId: number;
  category: CategoryReply;
  role: Role;
  children: ReactNode;
};

export type CurrentCategory = Omit<Props, 'children'> & {
  /** The questions that decide which answers on the page count. Answers of disabled questions do not count. */
  content: AnswerableCategory;
  /**
   * The translation function of the whole page. If each of a thousand inputs called `useTranslation`, there would be a
   * thousand subscriptions (docs/decisions/0033-messages.md).
   */
  t: TFunction<'questionnaire'>;
  language: Language;
  /** The address of the page, without the language. */
  address: string;
  /** Limits the length of a text field. All inputs share one function, for the same reason as they share `t`. */
  limitText: LimitText;
};

const CurrentCategoryContext = createContext<CurrentCategory | null>(null);

export function CurrentCategoryProvider({ questionnaireId, category, role, children }: Props) {
  const { t: translate } = useTranslation('questionnaire');
  const t = useMemo(() => rememberTexts(translate), [translate]);
  const language = useLanguage();
  const limitText = useLimitText();
  const { pathname: address } = useLocation();
  const content = toAnswerableCategory(category);
  return (
    <CurrentCategoryContext
      value={{ questionnaireId, category, role, content, t, language, address, limitText }}
    >
      {children}
    </CurrentCategoryContext>
  );
}

/**
 * Returns a translation function that caches messages without placeholders. i18next itself needs 4 µs for each call
 * (docs/decisions/0033-messages.md), and a page of a thousand inputs makes several thousand calls.
 */
function rememberTexts(t: TFunction<'questionnaire'>): TFunction<'questionnaire'> {
  const translate = t as (key: string, values?: object) => string;
  const texts = new Map<string, string>();
  const remembering: typeof translate = (key, values) => {
    if (values) return translate(key, values);
    const text = texts.get(key) ?? translate(key);
    texts.set(key, text);
    return text;
  };
  return remembering as typeof t;
}

/** @throws Error outside of a `CurrentCategoryProvider` */
export function useCurrentCategory(): CurrentCategory {
  const current = useContext(CurrentCategoryContext);
  if (!current) throw new Error('this component must be inside a CurrentCategoryProvider');
  return current;
}
