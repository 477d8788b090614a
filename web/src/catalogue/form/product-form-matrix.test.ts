import { describe, expect, test } from 'vitest'
import { emptyVariant, type OptionForm, type VariantForm } from './product-form.ts'
import { addLeftOut, arrangeVariants, nameVariant } from './product-form-matrix.ts'

const size: OptionForm = { key: 'size', name: 'Size', values: ['S', 'M'] }
const colour: OptionForm = { key: 'colour', name: 'Colour', values: ['Red', 'Blue'] }
const plain: VariantForm = { ...emptyVariant, id: 'v1', price: '10.50', stock: '4', sku: 'WRAP' }

describe('the variants of a product', () => {
  test('without options are one', () => {
    expect(arrangeVariants([], [plain])).toEqual([plain])
    expect(arrangeVariants([], [])).toEqual([emptyVariant])
  })

  test('are every combination, in the order of the options and their values', () => {
    const names = arrangeVariants([size, colour], []).map((variant) => nameVariant([size, colour], variant))
    expect(names).toEqual(['S / Red', 'S / Blue', 'M / Red', 'M / Blue'])
  })

  test('start from the single one: the first keeps everything, the others its price', () => {
    const [first, second] = arrangeVariants([size], [plain])
    expect(first).toEqual({ ...plain, choice: { size: 'S' } })
    expect(second).toEqual({ ...emptyVariant, price: '10.50', choice: { size: 'M' } })
  })

  test('keep typed values when a value is added, and take prices from the most similar one', () => {
    const before = arrangeVariants([size, colour], []).map((variant) => ({
      ...variant,
      price: variant.choice.colour === 'Red' ? '1' : '2',
      stock: '7',
    }))
    const after = arrangeVariants([{ ...size, values: ['S', 'M', 'L'] }, colour], before)
    expect(after.slice(0, 4)).toEqual(before)
    expect(after.slice(4).map(({ price, stock }) => [price, stock])).toEqual([
      ['1', ''],
      ['2', ''],
    ])
  })

  test('disappear with their value, and become one again with the last option', () => {
    const before = arrangeVariants([size], [plain]).map((variant) => ({ ...variant, stock: '3' }))
    expect(arrangeVariants([{ ...size, values: ['M'] }], before)).toEqual([before[1]])
    expect(arrangeVariants([], before)).toEqual([{ ...before[0], choice: {} }])
  })

  test('do not change while an option is only half typed', () => {
    const typing = { key: 'fit', name: 'Fit', values: [] }
    expect(arrangeVariants([typing], [plain])).toEqual([plain])
  })

  test('that the saved product lacks are left out', () => {
    const saved = [{ ...plain, choice: { size: 'M' } }]
    const shown = addLeftOut([size], saved)
    expect(shown.map(({ choice, isLeftOut }) => [choice.size, isLeftOut])).toEqual([
      ['S', true],
      ['M', false],
    ])
  })
})
