import type { ProductAbout } from '@makola/contract/catalogue/product-about.ts'
import type { prohibitedRules } from '../tables.ts'

export type Rule = Pick<
  typeof prohibitedRules.$inferSelect,
  'id' | 'words' | 'categoryId' | 'countries' | 'action' | 'ground'
>

/** The parts of a product that rules are compared with. */
export type Compared = {
  name: string
  /** HTML, sanitised. */
  description: string
  about: ProductAbout
  brand: string | null
  tags: string[]
  options: { name: string; values: string[] }[]
  categoryId: string | null
  /** The store's. */
  country: string
}

/** A rule that a product breaks, and the words of the rule that it has. */
export type Found = { rule: Rule; words: string[] }

/** Categories by id, with those above them. */
export type Parents = ReadonlyMap<string, string | null>

/** Returns the rules that a product breaks: whole words, without regard to accents and capital letters. */
export function findProhibited(rules: readonly Rule[], product: Compared, parents: Parents): Found[] {
  if (rules.length === 0) return []
  const text = foldText(product)
  const places = categoriesOf(product.categoryId, parents)
  return rules.flatMap((rule) => {
    if (rule.countries.length > 0 && !rule.countries.includes(product.country)) return []
    if (rule.categoryId !== null && !places.has(rule.categoryId)) return []
    const words = rule.words.filter((word) => text.includes(foldWords(word)))
    return words.length > 0 || rule.words.length === 0 ? [{ rule, words }] : []
  })
}

function foldText({ name, description, about, brand, tags, options }: Compared): string {
  // A tag around letters is part of a word; paragraphs and breaks stand between words.
  const text = description
    .replace(/<\/?(?:a|b|em|i|s|span|strong|sub|sup|u)(?: [^<>]*)?>/gi, '')
    .replace(/<[^<>]*>/g, ' ')
  const plain = text.replace(/&(?:[a-z]+|#\w+);/gi, ' ')
  const chosen = options.flatMap((option) => [option.name, ...option.values])
  const parts = [name, plain, ...Object.values(about).map(String), brand ?? '', ...tags, ...chosen]
  return parts.map(foldWords).join('|')
}

/** The words of a text in small letters without accents and invisible characters, each between spaces. */
export function foldWords(text: string): string {
  const folded = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
  return ` ${(folded.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
}

function categoriesOf(id: string | null, parents: Parents): Set<string> {
  const places = new Set<string>()
  for (let place = id; place !== null && !places.has(place); place = parents.get(place) ?? null) places.add(place)
  return places
}
