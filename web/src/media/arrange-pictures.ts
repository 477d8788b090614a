/** Moves the item at one place to another; the others keep their order. */
export function moveItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.toSpliced(from, 1)
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1))
}

/**
 * Inserts a new item at its file's place in the selection: before the first later file of the same selection, even if that one
 * arrived earlier.
 * @param placeOf An item's place among the files chosen; undefined for what was there before.
 */
export function insertInOrder<T>(items: readonly T[], item: T, placeOf: (item: T) => number | undefined): T[] {
  const place = placeOf(item) ?? Number.POSITIVE_INFINITY
  const at = items.findIndex((other) => (placeOf(other) ?? -1) > place)
  return items.toSpliced(at < 0 ? items.length : at, 0, item)
}
