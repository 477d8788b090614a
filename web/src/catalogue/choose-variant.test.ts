import type { Variant } from '@makola/contract/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { chooseVariant, listOptionValues, readChoice } from './choose-variant.ts'

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
  test('preselects the first variant that can be bought', () => {
    expect(chooseVariant(shirt, {})?.id).toBe('S-Blue')
  })
  test('shows the variant that the address asks for, even sold out', () => {
    expect(chooseVariant(shirt, { Size: 'S', Colour: 'Red' })?.id).toBe('S-Red')
  })
  test('completes a half choice, and keeps the earlier option when the later one does not exist with it', () => {
    expect(chooseVariant(shirt, { Size: 'M' })?.id).toBe('M-Green')
    expect(chooseVariant(shirt, { Size: 'M', Colour: 'Red' })?.id).toBe('M-Green')
    expect(chooseVariant(shirt, { Size: 'XXL', Colour: 'Blue' })?.id).toBe('S-Blue')
  })
  test('falls back to a sold-out variant when there is nothing else', () => {
    expect(chooseVariant(shirt, { Size: 'L' })?.id).toBe('L-Red')
    expect(chooseVariant({ options: [], variants: [] }, {})).toBeUndefined()
  })
})

describe('listOptionValues', () => {
  test('marks what no variant has and what is sold out', () => {
    const colours = listOptionValues(shirt, { Size: 'S', Colour: 'Blue' }, 'Colour')
    expect(colours.map((c) => [c.value, c.isChosen, c.isImpossible, c.isSoldOut])).toEqual([
      ['Red', false, false, true],
      ['Blue', true, false, false],
      ['Green', false, true, true],
    ])
  })
  test('the first option is never narrowed by the second, and picking it moves the second along', () => {
    const sizes = listOptionValues(shirt, { Size: 'S', Colour: 'Blue' }, 'Size')
    expect(sizes.map((s) => s.isImpossible)).toEqual([false, false, false])
    expect(sizes[1]?.choice).toEqual({ Size: 'M', Colour: 'Green' })
  })
})

test('readChoice takes only what names an option', () => {
  expect(readChoice(shirt, { Size: 'M', utm_source: 'mail' })).toEqual({ Size: 'M' })
})
