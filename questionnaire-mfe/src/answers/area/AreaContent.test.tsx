import { screen } from '@testing-library/react';
import { aCategory } from '@cert/shared/testing';
import { withSlotModule } from '../testing/withSlotModule.ts';
import { renderAreaPage } from '../testing/renderAreaPage.tsx';

const withPanel = withSlotModule(
  {
    slot: 'area.grading',
    load: async () =>
      function Panel({ area }) {
        return <p>Grades of {area.title}</p>;
      },
  },
  'certifier',
);

describe('the panel beside the questions', () => {
  it('contains the grading module’s part for a certifier', async () => {
    await renderAreaPage(aCategory({ mainCertifier: 0 }), { ...withPanel, isCertifier: true });
    const panel = await screen.findByRole('complementary', { name: 'Grading' });
    expect(panel).toHaveTextContent('Grades of Leaving well');
  });

  it('is not shown to a client', async () => {
    await renderAreaPage(aCategory(), withPanel);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
