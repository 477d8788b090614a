/** The address that a store's name will most likely get; the API makes the true one and has the last word. */
export function previewSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replaceAll(/^-+|-+$/g, '')
  return slug || 'store'
}
