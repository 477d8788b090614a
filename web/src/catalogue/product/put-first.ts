/** The same pictures with the one of the chosen variant in front, so that a choice shows what was chosen. */
export function putFirst<Picture extends { id: string }>(pictures: readonly Picture[], id: string | null): Picture[] {
  return pictures.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
}
