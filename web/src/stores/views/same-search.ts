export type ListSearch = Readonly<Record<string, string | undefined>>

const written = (search: ListSearch): string =>
  JSON.stringify(
    Object.entries(search)
      .filter(([, value]) => value !== undefined)
      .sort(),
  )

/** True when two addresses of a list show the same, whatever the order of their parts. */
export function isSameSearch(one: ListSearch, other: ListSearch): boolean {
  return written(one) === written(other)
}
