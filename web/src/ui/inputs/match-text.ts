/** Lower case without accents, apostrophes as keyboards have them: "Côte d’Ivoire" is found by "cote d'iv". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
}

/** The items whose text contains every typed word, in any order. */
export function filterByText<Item>(items: Item[], typed: string, itemToText: (item: Item) => string): Item[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    const text = foldText(itemToText(item))
    return words.every((word) => text.includes(word))
  })
}
