import { screen } from '@testing-library/react';
import { anArea, aCategory, fakeApi, renderInPlatform } from '@cert/shared/testing';
import definition from '../../module.ts';
import { MeetingLink } from './MeetingLink.tsx';

const category = (areas: ReturnType<typeof anArea>[]) => ({
  ...aCategory({ areas }),
  completeness: 0,
});

it('the link to the meeting leads to the same area, and is missing for an area that the meeting leaves out', async () => {
  const page = (
    <>
      <MeetingLink questionnaireId={7} areaId={5} />
      <MeetingLink questionnaireId={7} areaId={6} />
    </>
  );
  await renderInPlatform(page, {
    api: fakeApi({
      areaCategoryList: () => [
        category([anArea({ id: 4 }), anArea({ id: 5, open: false })]),
        category([anArea({ id: 6 })]),
      ],
    }),
    messages: { grading: definition.messages },
  });
  const link = await screen.findByRole('link', { name: 'Open in the meeting view' });
  expect(link).toHaveAttribute('href', '/7/meeting/2');
  expect(screen.getAllByRole('link')).toEqual([link]);
});
