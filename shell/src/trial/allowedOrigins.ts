/** From where builds may be tried out on this site; none unless its configuration names some (`TRY_ORIGINS`). */
export function allowedOrigins(page: Pick<Document, 'querySelector'>): string[] {
  const named = page.querySelector<HTMLMetaElement>('meta[name="try-origins"]')?.content ?? '';
  return named.split(' ').filter((origin) => origin !== '');
}
