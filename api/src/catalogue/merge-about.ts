import type { ProductAbout } from '@makola/contract/catalogue/product-about.ts'

/** The texts about a product after a change: omitted ones stay, empty ones are removed. */
export function mergeAbout(before: ProductAbout, change: ProductAbout = {}): ProductAbout {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, text]) => text))
}
