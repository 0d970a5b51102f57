import { Profiler } from 'react';
import { act } from '@testing-library/react';
import type { CategoryReply, Input } from '@cert/shared/contract';
import {
  aSession,
  fakeApi,
  renderInPlatform,
  type RenderInPlatformOptions,
  type RenderedInPlatform,
} from '@cert/shared/testing';
import questionnaire from '../../module.ts';
import { AreaPage } from '../AreaPage.tsx';
import { createAnswersSaveHandler } from './createAnswersSaveHandler.ts';
import { toCategorySummary } from './toCategorySummary.ts';

type Given = Pick<
  RenderInPlatformOptions,
  'registry' | 'loadModule' | 'queueStorage' | 'storage' | 'clock' | 'language'
> & {
  path?: string;
  isCertifier?: boolean;
  handlers?: Parameters<typeof fakeApi>[0];
  /** Called after each render of the page. */
  onRender?: () => void;
};

type Shown = RenderedInPlatform & {
  /** The values by form key that each save call sent, oldest call first. */
  sent: () => Input<'questionnaireAnswersSave'>['answers'][];
};

/** Renders the area page of questionnaire 7. The fake server returns this category and saves everything. */
export async function renderAreaPage(category: CategoryReply, given: Given = {}): Promise<Shown> {
  const {
    path = `/7/category/${category.slug}`,
    isCertifier = false,
    handlers,
    onRender = () => undefined,
    ...rest
  } = given;
  const page = await act(() =>
    renderInPlatform(
      <Profiler id="area" onRender={onRender}>
        <AreaPage />
      </Profiler>,
      {
        api: fakeApi({
          areaCategory: () => category,
          areaCategoryList: () => [toCategorySummary(category)],
          questionnaireAnswersSave: createAnswersSaveHandler(),
          ...handlers,
        }),
        path,
        route: '/:questionnaireId/category/:slug/:areaIndex?',
        session: aSession({ isCertifier }),
        messages: { questionnaire: questionnaire.messages },
        ...rest,
      },
    ),
  );
  const sent = () => page.api.inputsOf('questionnaireAnswersSave').map(({ answers }) => answers);
  return { ...page, sent };
}
