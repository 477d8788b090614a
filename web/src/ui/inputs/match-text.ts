/** Lower case without accents, apostrophes as keyboards have them: "Côte d’Ivoire" is found by "cote d'iv". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
}

/**
 * The items whose text contains every typed word, in any order. First come those that have the words themselves ("uk" is no beginning
 * of Ukraine), then those that begin with what was typed, then those with words that begin so.
 */
export function filterByText<Item>(items: Item[], typed: string, itemToText: (item: Item) => string): Item[] {
  const whole = foldText(typed).trim()
  if (whole === '') return items
  const words = whole.split(/\s+/)
  const ranks = items.flatMap((item) => {
    const text = foldText(itemToText(item))
    if (!words.every((word) => text.includes(word))) return []
    const own = text.split(/[^\p{L}\p{N}]+/u)
    const fits = [
      words.every((word) => own.includes(word)),
      text.startsWith(whole),
      words.every((word) => own.some((each) => each.startsWith(word))),
      true,
    ]
    return [{ item, rank: fits.indexOf(true) }]
  })
  return ranks.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item)
}
