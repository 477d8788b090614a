const longest = 70
/** Longer than any name. Marks without end on one letter take long to put in order. */
const longestRead = 500

/** A name as it stands in an address: `Crème Brûlée Set` → `creme-brulee-set`; `fallback` where no letter remains. */
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
