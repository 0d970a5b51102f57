/** The origins from which trial builds may be loaded (`TRY_ORIGINS`); none by default. */
export function listTrialOrigins(page: Pick<Document, 'querySelector'>): string[] {
  const named = page.querySelector<HTMLMetaElement>('meta[name="try-origins"]')?.content ?? '';
  return named.split(' ').filter((origin) => origin !== '');
}
