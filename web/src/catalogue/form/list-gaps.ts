import type { CurrencyCode } from '@makola/money/currencies.ts'
import { parseAmount } from '@makola/money/parse.ts'
import type { ProductForm } from './product-form.ts'

/** Lists the fields that shoppers expect and the product lacks. */
export function listGaps(form: ProductForm, currency: CurrencyCode): string[] {
  const isFree = form.variants.some(({ isLeftOut, price }) => !isLeftOut && parseAmount(price, currency) === 0)
  return [
    isFree && 'The price is 0: it is sold for nothing.',
    form.pictures.length === 0 && 'It has no picture.',
    form.category === '' && 'It has no category, so shoppers who browse do not find it.',
  ].filter((gap) => gap !== false)
}
