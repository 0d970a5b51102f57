import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  moduleManifest,
  type Area,
  type AreaSummary,
  type CategoryReply,
  type Reply,
} from '@cert/shared/contract';
import type { Grade, Language } from '@cert/shared/domain';
import {
  Loaded,
  Slot,
  toSingleVersionModule,
  useRead,
  type ModuleDefinition,
  type QueueStorage,
} from '@cert/shared/platform';
import {
  aCategory,
  anArea,
  aSession,
  fakeApi,
  renderInPlatform,
  type RenderedInPlatform,
} from '@cert/shared/testing';
import file from '../../module.json';
import definition from '../module.ts';

type Given = {
  area?: Partial<Area>;
  category?: Partial<CategoryReply>;
  language?: Language;
  isCertifier?: boolean;
  queueStorage?: QueueStorage;
  /** Whether the list of all areas contains the areas of this page, so that keyboard shortcuts can open them. */
  isListed?: boolean;
};

type Panel = RenderedInPlatform & {
  /** The current reply of the fake server to `areaCategory`. */
  read: () => CategoryReply;
  /** Stores the user’s own grade on the fake server, as `certifierAreaGradeSet` does. */
  store: (grade: Grade | null) => Reply<'certifierAreaGradeSet'>;
  /** Sets whether the fake server reports that answers have changed since the user’s own grade. */
  storeChanged: (changedSinceGrade: 0 | 1) => void;
  /** Stores the final grade on the fake server. */
  storeFinal: (grade: Grade | null) => Reply<'certifierAreaFinalGradeSet'>;
  /** Revalidates the page at once; otherwise it does this every 15 seconds. */
  refresh: () => Promise<void>;
  loadModule: jest.Mock<Promise<ModuleDefinition>>;
};

/**
 * Renders the grading panel in its slot, on a page that reads the area as the area page does. The fake server stores
 * own and final grades. The default area is "Building competencies" with the suggested grade 2.
 */
export async function renderGradingPanel(given: Given = {}): Promise<Panel> {
  const { area, category, language = 'en', isCertifier = true, queueStorage } = given;
  const { isListed = false } = given;
  let stored = area?.certifierGrade ?? null;
  const store = (grade: Grade | null) => {
    stored = grade;
    return { grade, gradedAt: null };
  };
  let final = area?.certifierFinalGrade ?? null;
  const storeFinal = (grade: Grade | null) => {
    final = grade;
    return { grade, setAt: null };
  };
  let changed = area?.changedSinceGrade ?? 0;
  const storeChanged = (next: 0 | 1) => void (changed = next);
  const own = () => ({
    certifierGrade: stored,
    certifierFinalGrade: final,
    changedSinceGrade: changed,
  });
  const read = (): CategoryReply =>
    aCategory({
      ...{ gradingLocked: 0, finalized: 0, mainCertifier: 0, ownFinalized: 0 },
      ...category,
      areas: [
        anArea({ ...suggestedTwo, ...area, ...own() }),
        anArea({ ...suggestedTwo, id: 2, position: 2, title: 'Leadership', certifierGrade: 0.5 }),
      ],
    });
  const api = fakeApi({
    areaCategory: read,
    areaCategoryList: () =>
      isListed ? [{ ...read(), completeness: 0, areas: read().areas as AreaSummary[] }] : [],
    certifierAreaGradeSet: ({ grade }) => store(grade),
    certifierAreaFinalGradeSet: ({ grade }) => storeFinal(grade),
    certifierAreaCommentSet: ({ content }) => ({ content, changedAt: null }),
    certifierAreaFinalCommentSet: ({ content }) => ({ content, changedAt: null }),
  });
  const loadModule = jest.fn(() => Promise.resolve(definition));
  let retry: () => void = () => undefined;
  const shown = await renderInPlatform(<AreaPage onRead={(again) => (retry = again)} />, {
    api,
    language,
    ...(queueStorage && { queueStorage }),
    session: aSession({ isCertifier }),
    registry: { modules: [toSingleVersionModule(moduleManifest.parse(file))] },
    loadModule,
  });
  await screen.findByRole('button', { name: 'Leadership' });
  if (isCertifier) await screen.findByRole('region', { name: /Building competencies/ });
  const refresh = () => act(async () => retry());
  return { ...shown, api, read, store, storeChanged, storeFinal, loadModule, refresh };
}

const suggestedTwo: Partial<Area> = {
  title: 'Building competencies',
  grade: 2,
  certifierFinalGrade: null,
  previousGrade: null,
  warning: 0,
};

function AreaPage({ onRead }: { onRead: (again: () => void) => void }) {
  const category = useRead('areaCategory', { id: 7, slug: 'leaving' });
  onRead(category.retry);
  useRead('areaCategoryList', { id: 7 });
  return <Loaded of={category}>{(read) => <AreaOf key={read.id} category={read} />}</Loaded>;
}

/** Buttons that switch areas as the tabs of the area page do: the slot stays mounted and gets another area. */
function AreaOf({ category }: { category: CategoryReply }) {
  const [chosen, setIndex] = useState(0);
  // Keyboard shortcuts open an area by its address, so the address may decide which area is shown.
  const index = useLocation().pathname === '/7/category/leaving/2' ? 1 : chosen;
  return (
    <>
      {category.areas.map((area, at) => (
        <button key={area.id} onClick={() => setIndex(at)}>
          {area.title}
        </button>
      ))}
      <Slot
        name="area.grading"
        questionnaireId={7}
        category={category}
        area={category.areas[index]!}
      />
    </>
  );
}
