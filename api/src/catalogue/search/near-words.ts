/** A word of the shop, and its distance in letters from the typed one. */
export type NearWord = { word: string; distance: number }

/** The intended words, the nearest first. The last typed word may be unfinished. */
export function nearWords(typed: string, known: readonly string[], { isLast }: { isLast: boolean }): NearWord[] {
  const most = mostErrors(typed)
  const near = known.flatMap((word): NearWord[] => {
    const whole = distanceOf(typed, word)
    if (whole > 0 && whole <= most) return [{ word, distance: whole }]
    const isBeginning = isLast && typed.length >= 5 && distanceOf(typed, word.slice(0, typed.length)) === 1
    return isBeginning ? [{ word, distance: most + 1 }] : []
  })
  return near.toSorted(
    (a, b) =>
      a.distance - b.distance ||
      Math.abs(a.word.length - typed.length) - Math.abs(b.word.length - typed.length) ||
      (a.word < b.word ? -1 : 1),
  )
}

/** For a short word nearly every other looks like a misspelling: with two mistakes, a kettle is kente. */
function mostErrors({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** Returns the number of letters to add, drop, change, or swap with the next. Three means any more than two. */
function distanceOf(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const line = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      line[column] = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : 3,
      )
    }
    if (Math.min(...line) > 2) return 3
    before = above
    above = line
  }
  return Math.min(3, above[b.length] ?? 3)
}
