import { expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { listGaps } from './list-gaps.ts'
import { emptyProduct, emptyVariant, type ProductForm } from './product-form.ts'

const t = wordsOf('en')

const picture = { id: 'p' } as ProductForm['pictures'][number]
const whole = { ...emptyProduct, category: 'shoes', pictures: [picture], variants: [{ ...emptyVariant, price: '10' }] }

it.each([
  [whole, []],
  [{ ...whole, variants: [{ ...emptyVariant, price: '0.00' }] }, ['The price is 0, so shoppers get it for free.']],
  [{ ...whole, variants: [...whole.variants, { ...emptyVariant, price: '0', isLeftOut: true }] }, []],
  [{ ...whole, pictures: [] }, ['It has no picture.']],
  [{ ...whole, category: '' }, ['It has no category, so shoppers cannot find it by browsing.']],
])('tells what is missing', (form, gaps) => {
  expect(listGaps(form, 'GHS', t)).toEqual(gaps)
})
