import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  aSession,
  fakeApi,
  renderInPlatform,
  type RenderInPlatformOptions,
  type RenderedInPlatform,
} from '@cert/shared/testing';
import { createAnswersSaveHandler } from '../../answers/testing/createAnswersSaveHandler.ts';
import questionnaire from '../../module.ts';

type Given = Pick<RenderInPlatformOptions, 'clock' | 'language' | 'route'> & {
  /** Path below questionnaire 7. */
  path: string;
  isCertifier?: boolean;
  handlers: Parameters<typeof fakeApi>[0];
};

/** Renders a page of questionnaire 7. The fake server saves every answer. */
export async function renderCollectionPage(
  page: ReactNode,
  { path, isCertifier = false, handlers, route = `/:questionnaireId/${path}`, ...rest }: Given,
): Promise<RenderedInPlatform> {
  return act(() =>
    renderInPlatform(page, {
      api: fakeApi({ questionnaireAnswersSave: createAnswersSaveHandler(), ...handlers }),
      path: `/7/${path}`,
      route,
      session: aSession({ isCertifier }),
      messages: { questionnaire: questionnaire.messages },
      ...rest,
    }),
  );
}
