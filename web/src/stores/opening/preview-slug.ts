/** Predicts the slug for a store's name; the API decides. */
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
