const longest = 70

/** A name as it stands in an address: `Crème Brûlée Set` → `creme-brulee-set`; `fallback` where no letter remains. */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? fallback : slug
}
