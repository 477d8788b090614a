import type { Product, Variant } from '@makola/contract/catalogue.ts'

/** A value of every option of the product, by the option's name: `{ Size: 'M', Colour: 'Indigo' }`. */
type Choice = Record<string, string>

export type OptionValue = {
  value: string
  isChosen: boolean
  /** No variant has this value together with what is chosen in the options before it. */
  isImpossible: boolean
  isSoldOut: boolean
  /** The whole choice after picking this value. */
  choice: Choice
}

type Optioned = Pick<Product, 'options' | 'variants'>

/**
 * The variant that fits what the address asks for, option by option. Where the address is silent, or asks for what does
 * not exist, the first variant that can be bought decides, else the first of all. Undefined for a product without variants.
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
 * What can be picked in one option. Only the options before it narrow it: picking there moves the later ones along, so
 * no choice is ever a dead end.
 */
export function listOptionValues(product: Optioned, chosen: Choice, name: string): OptionValue[] {
  const names = product.options.map((option) => option.name)
  const earlier = names.slice(0, names.indexOf(name))
  const reachable = product.variants.filter((variant) => earlier.every((n) => variant.options[n] === chosen[n]))
  const values = product.options.find((option) => option.name === name)?.values ?? []
  return values.map((value) => {
    const fitting = reachable.filter((variant) => variant.options[name] === value)
    return {
      value,
      isChosen: chosen[name] === value,
      isImpossible: fitting.length === 0,
      isSoldOut: fitting.every((variant) => variant.available === 0),
      choice: chooseVariant({ ...product, variants: fitting }, chosen)?.options ?? chosen,
    }
  })
}

/** What of an address's search belongs to the product's options. */
export function readChoice(product: Optioned, search: Record<string, string>): Choice {
  const names = product.options.map((option) => option.name)
  return Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name)))
}
