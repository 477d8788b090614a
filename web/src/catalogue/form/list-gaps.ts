import type { CurrencyCode } from '@makola/money/currencies.ts'
import { parseAmount } from '@makola/money/parse.ts'
import type { Words } from '../../ui/words/use-words.ts'
import type { ProductForm } from './product-form.ts'

/** True when shoppers get a variant for nothing. */
export const isFree = ({ variants }: ProductForm, currency: CurrencyCode): boolean =>
  variants.some(({ isLeftOut, price }) => !isLeftOut && parseAmount(price, currency) === 0)

/** Lists the fields that shoppers expect and the product lacks. */
export function listGaps(form: ProductForm, currency: CurrencyCode, t: Words): string[] {
  return [
    isFree(form, currency) && t('catalogue.editor.gap.price'),
    form.pictures.length === 0 && t('catalogue.editor.gap.picture'),
    form.category === '' && t('catalogue.editor.gap.category'),
  ].filter((gap) => gap !== false)
}
