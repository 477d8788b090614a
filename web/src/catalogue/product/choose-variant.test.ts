import type { Variant } from '@makola/contract/catalogue/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { chooseVariant, listOptionValues, listUnchosen, readChoice } from './choose-variant.ts'

const variant = (options: Record<string, string>, available: number): Variant => ({
  id: Object.values(options).join('-'),
  sku: '',
  title: '',
  options,
  price: null,
  compareAt: null,
  storePrice: { amount: 100, currency: 'GBP' },
  isPinned: false,
  pictureId: null,
  available,
})

const shirt = {
  options: [
    { name: 'Size', values: ['S', 'M', 'L'] },
    { name: 'Colour', values: ['Red', 'Blue', 'Green'] },
  ],
  variants: [
    variant({ Size: 'S', Colour: 'Red' }, 0),
    variant({ Size: 'S', Colour: 'Blue' }, 2),
    variant({ Size: 'M', Colour: 'Green' }, 5),
    variant({ Size: 'L', Colour: 'Red' }, 0),
  ],
}

describe('chooseVariant', () => {
  test('preselects the first variant in stock', () => {
    expect(chooseVariant(shirt, {})?.id).toBe('S-Blue')
  })
  test('shows the variant from the address, even sold out', () => {
    expect(chooseVariant(shirt, { Size: 'S', Colour: 'Red' })?.id).toBe('S-Red')
  })
  test('completes a partial choice, and keeps the earlier option when the combination does not exist', () => {
    expect(chooseVariant(shirt, { Size: 'M' })?.id).toBe('M-Green')
    expect(chooseVariant(shirt, { Size: 'M', Colour: 'Red' })?.id).toBe('M-Green')
    expect(chooseVariant(shirt, { Size: 'XXL', Colour: 'Blue' })?.id).toBe('S-Blue')
  })
  test('falls back to a sold-out variant', () => {
    expect(chooseVariant(shirt, { Size: 'L' })?.id).toBe('L-Red')
    expect(chooseVariant({ options: [], variants: [] }, {})).toBeUndefined()
  })
})

describe('listOptionValues', () => {
  test('marks missing and sold-out values', () => {
    const colours = listOptionValues(shirt, { Size: 'S', Colour: 'Blue' }, 'Colour')
    expect(colours.map((c) => [c.value, c.isChosen, c.isImpossible, c.isSoldOut])).toEqual([
      ['Red', false, false, true],
      ['Blue', true, false, false],
      ['Green', false, true, true],
    ])
  })
  test('the first option is never narrowed by the second, and choosing it adjusts the second', () => {
    const sizes = listOptionValues(shirt, { Size: 'S', Colour: 'Blue' }, 'Size')
    expect(sizes.map((s) => s.isImpossible)).toEqual([false, false, false])
    expect(sizes[1]?.choice).toEqual({ Size: 'M', Colour: 'Green' })
  })
})

describe('listUnchosen', () => {
  const shoes = { slug: 'shoes', name: 'Shoes' }
  const sized = (...values: string[]) => ({ variants: [], options: [{ name: 'Size', values }] })

  test.each([
    ['S', 'M', '2XL'],
    ['37', '38'],
    ['UK 4', 'UK 6'],
    ['4–7', '8–11'],
  ])('asks for a size: %s', (...values) => {
    expect(listUnchosen({ ...sized(...values), category: null }, {})).toEqual(['Size'])
  })
  test('asks for any size in clothes and shoes', () => {
    expect(listUnchosen({ ...sized('Regular', 'Wide'), category: shoes }, {})).toEqual(['Size'])
  })
  test('asks for no size of things not worn, and for no other option', () => {
    expect(listUnchosen({ ...sized('250 g', '1 kg'), category: null }, {})).toEqual([])
    expect(listUnchosen({ ...shirt, options: shirt.options.slice(1), category: shoes }, {})).toEqual([])
  })
  test('accepts an existing named size, and the only one', () => {
    expect(listUnchosen({ ...sized('S', 'M'), category: null }, { Size: 'M' })).toEqual([])
    expect(listUnchosen({ ...sized('S', 'M'), category: null }, { Size: 'XXL' })).toEqual(['Size'])
    expect(listUnchosen({ ...sized('S'), category: shoes }, {})).toEqual([])
  })
  test('shows no size as chosen, and choosing a colour chooses no size', () => {
    const [size] = listOptionValues(shirt, { Size: 'S', Colour: 'Blue' }, 'Size', ['Size'])
    expect(size).toMatchObject({ value: 'S', isChosen: false, choice: { Size: 'S', Colour: 'Blue' } })
    const green = listOptionValues(shirt, { Size: 'S', Colour: 'Blue' }, 'Colour', ['Size'])[2]
    expect(green).toMatchObject({ value: 'Green', isImpossible: false, choice: { Colour: 'Green' } })
  })
})

test('readChoice accepts only option names', () => {
  expect(readChoice(shirt, { Size: 'M', utm_source: 'mail' })).toEqual({ Size: 'M' })
})
