import type { CurrencyCode } from '@makola/money/currencies.ts'
import { parseAmount } from '@makola/money/parse.ts'
import type { Words } from '../../ui/words/use-words.ts'
import type { ProductForm } from './product-form.ts'

/** Lists the fields that shoppers expect and the product lacks. */
export function listGaps(form: ProductForm, currency: CurrencyCode, t: Words): string[] {
  const isFree = form.variants.some(({ isLeftOut, price }) => !isLeftOut && parseAmount(price, currency) === 0)
  return [
    isFree && t('catalogue.editor.gap.price'),
    form.pictures.length === 0 && t('catalogue.editor.gap.picture'),
    form.category === '' && t('catalogue.editor.gap.category'),
  ].filter((gap) => gap !== false)
}
