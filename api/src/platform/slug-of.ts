const longest = 70
/** Longer than any name. Endless combining marks on one letter take long to normalise. */
const longestRead = 500

/** A name in the form of an address: `Crème Brûlée Set` → `creme-brulee-set`; `fallback` when no letter remains. */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .slice(0, longestRead)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? fallback : slug
}
