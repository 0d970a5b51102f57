import { screen } from '@testing-library/react';
import type { QuestionnaireInfo } from '@cert/shared/contract';
import type { Language } from '@cert/shared/domain';
import { aSidebarInfo, renderCertifierSidebar } from './testing/renderCertifierSidebar.tsx';

type Name = 'Certification' | 'Options';

const heading = (name: Name) => screen.getByRole('button', { name });
const expectOpen = (which: Record<Name, boolean>) =>
  expect({
    Certification: heading('Certification').getAttribute('aria-expanded') === 'true',
    Options: heading('Options').getAttribute('aria-expanded') === 'true',
  }).toEqual(which);

const graded = [{ certifierGrade: 2 }, { certifierGrade: 0 }] as const;
const closed = { Certification: false, Options: false };
const gradingLocked = { inactive: 0, locked: 0, gradingLocked: 1, reportLocked: 0 } as const;
const released = {
  finalized: 1,
  ownFinalized: 1,
  reportReleasedAt: '2026-11-20T10:00:00Z',
} as const;

describe('the sidebar’s boxes “Certification” and “Options”', () => {
  it('are folded and load nothing while areas are being graded', async () => {
    const { api } = await renderCertifierSidebar({
      isFirstVisit: true,
      areas: [{ certifierGrade: 2 }, {}],
    });
    expectOpen(closed);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('list', { name: 'The team' })).toBeNull();
    expect(screen.getByRole('link', { name: /^View Report/ })).toBeVisible();
    expect(api.inputsOf('reportReleaseHistory')).toEqual([]);
  });

  it.each<[string, Parameters<typeof renderCertifierSidebar>[0], Record<Name, boolean>]>([
    [
      'only Certification when all own areas are graded',
      { areas: [...graded] },
      { ...closed, Certification: true },
    ],
    [
      'none while grading is locked',
      { areas: [...graded], info: { settings: gradingLocked } },
      closed,
    ],
    [
      'none when the own grades are final, but not those of the others',
      { areas: [...graded], info: { ownFinalized: 1 } },
      closed,
    ],
    [
      'both for the main certifier when everybody has finalized',
      { info: { ownFinalized: 1, finalized: 1 } },
      { Certification: true, Options: true },
    ],
    [
      'only Certification for the others when everybody has finalized',
      { info: { ownFinalized: 1, finalized: 1, mainCertifier: 0 } },
      { Certification: true, Options: false },
    ],
    ['none when the report is released', { info: released }, closed],
  ])('unfold only when they are needed: %s', async (_when, given, which) => {
    await renderCertifierSidebar({ ...given, isFirstVisit: true });
    expectOpen(which);
  });

  it('unfold when they are needed while the page is open, and stay unfolded', async () => {
    const { api, user } = await renderCertifierSidebar({
      isFirstVisit: true,
      areas: [...graded],
      handlers: {
        certifierFinalizeGrades: () => ({ ownFinalized: 1, finalized: 1 }),
        questionnaireSettingUpdate: () => ({ ...gradingLocked, gradingLocked: 0 }),
      },
    });
    expectOpen({ Certification: true, Options: false });
    await user.click(screen.getByRole('button', { name: 'Finalize your grades' }));
    api.handle({ info: () => aSidebarInfo({ ownFinalized: 1, finalized: 1 }) });
    await user.click(screen.getByRole('button', { name: 'Finalize grades' }));
    expect(await screen.findByText('Everybody has finalized')).toBeVisible();
    expectOpen({ Certification: true, Options: true });
    api.handle({ info: () => aSidebarInfo(released) });
    await user.click(screen.getByRole('switch', { name: 'The report is open for updates' }));
    expect(await screen.findByText('The report is released')).toBeVisible();
    expectOpen({ Certification: true, Options: true });
  });

  it('fold and unfold by keyboard, and keep what was typed in them', async () => {
    const { user } = await renderCertifierSidebar({
      isFirstVisit: true,
      areas: [{}],
    });
    while (document.activeElement !== heading('Options')) await user.tab();
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Due date, meeting and report' }));
    await user.type(await screen.findByLabelText('Answers due'), '2026-12-12');
    await user.click(heading('Options'));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByLabelText('Answers due')).not.toBeVisible();
    await user.click(heading('Options'));
    expect(screen.getByLabelText('Answers due')).toHaveValue('2026-12-12');
  });

  it('stay as the certifier left them, but unfold once more when they are needed', async () => {
    const first = await renderCertifierSidebar({ isFirstVisit: true, areas: [{}] });
    await first.user.click(heading('Options'));
    await first.user.click(heading('Certification'));
    await first.user.click(heading('Certification'));
    const { tabStorage } = first.platform;
    first.unmount();
    const second = await renderCertifierSidebar({ tabStorage, areas: [{}] });
    expectOpen({ Certification: false, Options: true });
    second.unmount();
    const third = await renderCertifierSidebar({ tabStorage, areas: [...graded] });
    expectOpen({ Certification: true, Options: true });
    await third.user.click(heading('Certification'));
    third.unmount();
    await renderCertifierSidebar({ tabStorage, areas: [...graded] });
    expectOpen({ Certification: false, Options: true });
  });

  it('unfold as if nothing were stored when their stored states cannot be read', async () => {
    const { platform, unmount } = await renderCertifierSidebar({
      isFirstVisit: true,
      areas: [...graded],
    });
    const { tabStorage } = platform;
    unmount();
    tabStorage.setItem('fold.certification.7', '{');
    tabStorage.setItem('fold.options.7', '"true"');
    await renderCertifierSidebar({ tabStorage, areas: [...graded] });
    expectOpen({ Certification: true, Options: false });
  });
});

describe('the status line of the sidebar', () => {
  const certifiers: QuestionnaireInfo['questionnaire']['certifiers'] = [
    { id: 5, name: 'Ana', main: 1, finalized: 1 },
    { id: 6, name: 'Tomislav', main: 0, finalized: 0 },
  ];

  it.each<[Language, string, string, string, string]>([
    [
      'en',
      '1 of 2 areas graded',
      'Grades finalized: 1 of 2, yours too',
      'Everybody has finalized',
      'The report is released',
    ],
    [
      'hr',
      'Ocijenjeno 1 od 2 područja',
      'Zaključene ocjene: 1 od 2, i vaše',
      'Svi su zaključili ocjene',
      'Izvješće je objavljeno',
    ],
    [
      'sr',
      'Ocenjeno 1 od 2 oblasti',
      'Zaključene ocene: 1 od 2, i vaše',
      'Svi su zaključili ocene',
      'Izveštaj je objavljen',
    ],
  ])(
    'says how far grading and the report are while both boxes are folded, in the language %s',
    async (...[language, grading, own, all, report]) => {
      const areas = [{ certifierGrade: 2 }, {}] as const;
      const states: [Partial<QuestionnaireInfo['questionnaire']>, string][] = [
        [{}, grading],
        [{ ownFinalized: 1, certifiers }, own],
        [{ ownFinalized: 1, finalized: 1 }, all],
        [released, report],
      ];
      for (const [info, text] of states) {
        const { unmount } = await renderCertifierSidebar({
          isFirstVisit: true,
          language,
          areas: [...areas],
          info,
        });
        expect(screen.getByText(text)).toBeVisible();
        unmount();
      }
    },
  );
});
