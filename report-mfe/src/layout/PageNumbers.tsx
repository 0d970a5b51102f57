import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

type PageNumbers = {
  /** The number of the first page of each printed sheet, from 1, by sheet id. */
  firstOf: ReadonlyMap<string, number>;
  setSheets: (id: string, sheets: number) => void;
};

const PageNumbersContext = createContext<PageNumbers | null>(null);

type Props = {
  /** All printed sheets, in their order. */
  sheetIds: readonly string[];
  children: ReactNode;
};

/** Numbers the sheets of a view. A sheet takes one page unless it reports that it continues on further sheets. */
export function PageNumbersProvider({ sheetIds, children }: Props) {
  const [sheets, setAll] = useState<{ readonly [id: string]: number }>({});
  const numbers = useMemo(() => {
    const firstOf = new Map<string, number>();
    let next = 1;
    for (const id of sheetIds) {
      firstOf.set(id, next);
      next += sheets[id] ?? 1;
    }
    return {
      firstOf,
      setSheets: (id: string, count: number) =>
        setAll((before) => (before[id] === count ? before : { ...before, [id]: count })),
    };
  }, [sheetIds, sheets]);
  return <PageNumbersContext value={numbers}>{children}</PageNumbersContext>;
}

function usePageNumbers(): PageNumbers {
  const numbers = useContext(PageNumbersContext);
  if (!numbers) throw new Error('this sheet is outside of a <PageNumbersProvider>');
  return numbers;
}

/** The number of the first page of each printed sheet, by sheet id. A sheet that is not printed has no entry. */
export function useFirstPageNumbers(): ReadonlyMap<string, number> {
  return usePageNumbers().firstOf;
}

/**
 * Reports how many pages a sheet takes with its continuations. It runs before painting, so the reader never sees
 * outdated page numbers.
 */
export function useRegisterPageCount(id: string, count: number): void {
  const { setSheets } = usePageNumbers();
  useLayoutEffect(() => setSheets(id, count), [setSheets, id, count]);
}
