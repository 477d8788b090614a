import type { Product, Variant } from '@makola/contract/catalogue/catalogue.ts'

/** A value of every option of the product, by the option's name: `{ Size: 'M', Colour: 'Indigo' }`. */
type Choice = Record<string, string>

export type OptionValue = {
  value: string
  isChosen: boolean
  /** No variant combines this value with the earlier choices. */
  isImpossible: boolean
  isSoldOut: boolean
  /** The whole choice after selecting this value. */
  choice: Choice
}

type Optioned = Pick<Product, 'options' | 'variants'>

const wornCategory = /cloth|wear|shoe|sandal|sneaker|boot|dress|shirt/i
const wornSize = /^(?:\d?X{0,3}[SML]|(?:UK|EU|US)? ?\d{1,2}(?:[.,]5)?(?: ?[–-] ?\d{1,2})?)$/i

/**
 * The options that the shopper must choose: the size of worn things, when there are several. A wrong size is returned. Empty once
 * the address names a value.
 */
export function listUnchosen(product: Optioned & Pick<Product, 'category'>, wanted: Choice): string[] {
  const { category, options } = product
  const isWorn = category !== null && wornCategory.test(`${category.slug} ${category.name}`)
  return options
    .filter(({ name, values }) => /size/i.test(name) && values.length > 1 && !values.includes(wanted[name] ?? ''))
    .filter(({ values }) => isWorn || values.every((value) => wornSize.test(value)))
    .map(({ name }) => name)
}

/**
 * Finds the variant for the address's choice, option by option. Without one, or for one that does not exist, the first variant in
 * stock decides, else the first of all. Undefined for a product without variants.
 */
export function chooseVariant(product: Optioned, wanted: Choice): Variant | undefined {
  let candidates = product.variants
  for (const { name } of product.options) {
    const fitting = candidates.filter((variant) => variant.options[name] === wanted[name])
    if (fitting.length > 0) candidates = fitting
  }
  return candidates.find((variant) => variant.available > 0) ?? candidates[0]
}

/**
 * Lists the values to choose in one option. Only earlier options narrow it: a choice there moves later ones along, so no choice
 * is a dead end.
 */
export function listOptionValues(
  product: Optioned,
  chosen: Choice,
  name: string,
  unchosen: readonly string[] = [],
): OptionValue[] {
  const names = product.options.map((option) => option.name)
  const earlier = names.slice(0, names.indexOf(name)).filter((earlierName) => !unchosen.includes(earlierName))
  const stillUnchosen = unchosen.filter((other) => other !== name)
  const reachable = product.variants.filter((variant) => earlier.every((n) => variant.options[n] === chosen[n]))
  const values = product.options.find((option) => option.name === name)?.values ?? []
  return values.map((value) => {
    const fitting = reachable.filter((variant) => variant.options[name] === value)
    return {
      value,
      isChosen: !unchosen.includes(name) && chosen[name] === value,
      isImpossible: fitting.length === 0,
      isSoldOut: fitting.every((variant) => variant.available === 0),
      choice: leaveOut(chooseVariant({ ...product, variants: fitting }, chosen)?.options ?? chosen, stillUnchosen),
    }
  })
}

function leaveOut(choice: Choice, names: readonly string[]): Choice {
  return Object.fromEntries(Object.entries(choice).filter(([name]) => !names.includes(name)))
}

/** Returns the part of the address's search that belongs to the product's options. */
export function readChoice(product: Optioned, search: Record<string, string>): Choice {
  const names = product.options.map((option) => option.name)
  return Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name)))
}
