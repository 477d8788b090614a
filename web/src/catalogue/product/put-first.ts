/** The same pictures with the chosen variant's first, so that a choice is visible. */
export function putFirst<Picture extends { id: string }>(pictures: readonly Picture[], id: string | null): Picture[] {
  return pictures.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
}
