import { describe, expect, test } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { emptyProduct, emptyVariant, type ProductForm } from './product-form.ts'
import { findFaults, keepFaults, placeFaults } from './product-form-faults.ts'
import { arrangeVariants } from './product-form-matrix.ts'

const t = wordsOf('en')

const good: ProductForm = {
  ...emptyProduct,
  name: 'Shea butter',
  variants: [{ ...emptyVariant, price: '10.50', stock: '0' }],
}
const variant = (part: Partial<(typeof good.variants)[0]>): ProductForm => ({
  ...good,
  variants: [{ ...emptyVariant, price: '10.50', stock: '0', ...part }],
})

describe('before the request', () => {
  test('a name, a price and a stock are enough', () => {
    expect(findFaults(good, 'NGN', t)).toEqual({})
    expect(Object.keys(findFaults(emptyProduct, 'NGN', t))).toEqual(['/name', '/variants/0/price', '/variants/0/stock'])
  })

  test.each([
    ['NGN', '10.505', 'Enter an amount, such as 10.50.'],
    ['XOF', '10.50', 'Enter an amount, such as 1500.'],
    ['KWD', 'cheap', 'Enter an amount, such as 10.500.'],
  ])('a price in %s is not %s', (currency, price, fault) => {
    expect(findFaults(variant({ price }), currency, t)).toEqual({ '/variants/0/price': fault })
  })

  test.each(['-1', '1.5', 'ten', '1000001'])('a stock is not %s', (stock) => {
    expect(Object.keys(findFaults(variant({ stock }), 'NGN', t))).toEqual(['/variants/0/stock'])
  })

  test('a compare-at price is higher than the price', () => {
    expect(findFaults(variant({ compareAt: '12' }), 'NGN', t)).toEqual({})
    expect(Object.keys(findFaults(variant({ compareAt: '10.50' }), 'NGN', t))).toEqual(['/variants/0/compareAt'])
  })

  test('an option has a name and values, and some variant is sold', () => {
    const options = [
      { key: 'a', name: '', values: ['S'] },
      { key: 'b', name: 'Size', values: [] },
    ]
    expect(Object.keys(findFaults({ ...good, options }, 'NGN', t))).toEqual(['/options/0/name', '/options/1/values'])
    expect(Object.keys(findFaults(variant({ isLeftOut: true }), 'NGN', t))).toEqual(['/options'])
  })

  test('more than a hundred variants are refused', () => {
    const values = Array.from({ length: 11 }, (_, index) => String(index))
    const options = [
      { key: 'a', name: 'A', values },
      { key: 'b', name: 'B', values },
    ]
    const variants = arrangeVariants(options, good.variants).map((one) => ({ ...one, stock: '1' }))
    expect(findFaults({ ...good, options, variants }, 'NGN', t)).toEqual({
      '/options': 'These options make 121 variants. A product can have at most 100.',
    })
  })
})

describe('faults from the server', () => {
  const error = (pointer: string) => ({ pointer, code: 'x', detail: 'Is wrong.' })
  const options = [
    { key: 'a', name: '', values: [] },
    { key: 'b', name: 'Size', values: ['S', 'M'] },
  ]
  const [first, second] = arrangeVariants(options, good.variants)
  const form = {
    ...good,
    options,
    variants: [
      { ...first, isLeftOut: true },
      { ...second, pinned: { EUR: '1', GBP: '2' } },
    ] as ProductForm['variants'],
  }

  test.each([
    ['/name', '/name'],
    ['/price/amount', '/variants/0/price'],
    ['/pictures/2', '/pictures'],
    ['/variants/0/price/amount', '/variants/1/price'],
    ['/variants/0/pinnedPrices/1/amount', '/variants/1/pinnedPrices/GBP'],
    ['/options/0/values/0', '/options/1/values'],
  ])('of %s stands at %s', (pointer, place) => {
    expect(placeFaults([error(pointer)], form)).toEqual({ [place]: 'Is wrong.' })
  })

  test('disappear when their field changes, and only there', () => {
    const faults = { '/name': 'x', '/variants/0/price': 'x', '/variants/0/stock': 'x' }
    expect(Object.keys(keepFaults(faults, good, variant({ price: '11' })))).toEqual(['/name', '/variants/0/stock'])
    expect(Object.keys(keepFaults(faults, good, { ...good, name: 'Butter' }))).toEqual([
      '/variants/0/price',
      '/variants/0/stock',
    ])
  })
})
