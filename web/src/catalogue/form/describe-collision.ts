import type { Collision } from '../../ui/drafts/merge-changes.ts'
import type { Words } from '../../ui/words/use-words.ts'
import type { ProductForm } from './product-form.ts'
import { nameVariant } from './product-form-matrix.ts'

const mostShown = 40

/** A field that was typed here and changed by someone else: 'Stock of Red / S is now 1. You typed 10.' */
export function describeCollision({ path, now, mine }: Collision, form: ProductForm, t: Words): string {
  const [first = '', index, field] = path
  const variant = first === 'variants' && field !== undefined ? form.variants[Number(index)] : undefined
  const variantName = variant ? nameVariant(form.options, variant) : ''
  const place = { field: variant && field ? field : first, of: variantName === '' ? 'product' : 'variant' }
  if (!isShort(now) || !isShort(mine) || first === 'category' || first === 'description')
    return t('catalogue.editor.overtaken.field', { ...place, variant: variantName })
  return t('catalogue.editor.overtaken.value', {
    ...place,
    variant: variantName,
    now: now === '' ? 'empty' : 'filled',
    theirs: now,
    typed: mine === '' ? 'empty' : 'filled',
    mine,
  })
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= mostShown
