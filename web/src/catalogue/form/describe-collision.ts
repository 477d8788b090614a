import type { Collision } from '../../ui/drafts/merge-changes.ts'
import type { ProductForm } from './product-form.ts'
import { nameVariant } from './product-form-matrix.ts'

const names: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  category: 'Category',
  pictures: 'Pictures',
  options: 'Options',
  variants: 'Variants',
  weightGrams: 'Weight',
  brand: 'Brand',
  tags: 'Tags',
  isFeatured: 'Featured',
  status: 'Status',
  price: 'Price',
  compareAt: 'Compare-at price',
  stock: 'Stock',
  lowStockThreshold: 'Low-stock alert',
  sku: 'SKU',
  pinned: 'Fixed prices',
  pictureId: 'Picture',
}

const mostShown = 40

/** A field that was typed here and changed by someone else: 'Stock of Red / S is now 1. You typed 10.' */
export function describeCollision({ path, now, mine }: Collision, form: ProductForm): string {
  const [first = '', index, field] = path
  const variant = first === 'variants' && field !== undefined ? form.variants[Number(index)] : undefined
  const variantName = variant && nameVariant(form.options, variant)
  const name = `${names[field ?? first] ?? names[first] ?? 'A field'}${variantName ? ` of ${variantName}` : ''}`
  return isShort(now) && isShort(mine) && first !== 'category' && first !== 'description'
    ? `${name} is now ${now || 'empty'}. You typed ${mine || 'nothing'}.`
    : `Someone else changed this, too: ${name.toLowerCase()}.`
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= mostShown
