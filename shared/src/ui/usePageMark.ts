import { useLayoutEffect } from 'react';

/** What style sheets can know of the page as a whole. `alertSaves` is the alert about failed saves. */
export type PageMark = 'alertSaves' | 'demoStrip' | 'dock' | 'issue' | 'modal';

/**
 * Sets a data attribute of the root element while at least one component wants it: `data-dock` for `dock`. Style sheets
 * use it instead of a rule with `:has()` for the root, the body or `main`: such a rule makes browsers search the whole
 * page after each change. See docs/decisions/0087-no-search-of-the-page.md.
 * @param isOn whether this component wants the mark
 */
export function usePageMark(mark: PageMark, isOn = true): void {
  useLayoutEffect(() => (isOn ? addMark(mark) : undefined), [mark, isOn]);
}

/** The value of the attribute is the number of components, because each module may have its own copy of this file. */
function addMark(mark: PageMark): () => void {
  const { dataset } = document.documentElement;
  dataset[mark] = `${Number(dataset[mark] ?? 0) + 1}`;
  return () => {
    const left = Number(dataset[mark]) - 1;
    if (left > 0) dataset[mark] = `${left}`;
    else Reflect.deleteProperty(dataset, mark);
  };
}
