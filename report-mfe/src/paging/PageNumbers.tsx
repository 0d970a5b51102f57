import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

type PageNumbers = {
  /** The first sheet of each slide, from 1. */
  firstOf: ReadonlyMap<string, number>;
  setSheets: (id: string, sheets: number) => void;
};

const PageNumbersContext = createContext<PageNumbers | null>(null);

type Props = {
  /** Of all printed slides, in their order. */
  slideIds: readonly string[];
  children: ReactNode;
};

/** Numbers the sheets of a view: each slide has one, unless it says how many it has. */
export function PageNumbersProvider({ slideIds, children }: Props) {
  const [sheets, setAll] = useState<{ readonly [id: string]: number }>({});
  const numbers = useMemo(() => {
    const firstOf = new Map<string, number>();
    let next = 1;
    for (const id of slideIds) {
      firstOf.set(id, next);
      next += sheets[id] ?? 1;
    }
    return {
      firstOf,
      setSheets: (id: string, count: number) =>
        setAll((before) => (before[id] === count ? before : { ...before, [id]: count })),
    };
  }, [slideIds, sheets]);
  return <PageNumbersContext value={numbers}>{children}</PageNumbersContext>;
}

function usePageNumbers(): PageNumbers {
  const numbers = useContext(PageNumbersContext);
  if (!numbers) throw new Error('this slide stands outside of a <PageNumbersProvider>');
  return numbers;
}

/** The first sheet of every slide, for the index. */
export function useFirstPages(): ReadonlyMap<string, number> {
  return usePageNumbers().firstOf;
}

/** Says of how many sheets a slide is made. No sheet is ever seen with the number of another. */
export function useSheets(id: string, count: number): void {
  const { setSheets } = usePageNumbers();
  useLayoutEffect(() => setSheets(id, count), [setSheets, id, count]);
}
