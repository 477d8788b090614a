import { expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { describeCollision } from './describe-collision.ts'
import { emptyProduct, emptyVariant } from './product-form.ts'

const t = wordsOf('en')

const form = {
  ...emptyProduct,
  options: [{ key: 'Size', name: 'Size', values: ['S'] }],
  variants: [{ ...emptyVariant, choice: { Size: 'S' } }],
}

it('gives the current stock and the typed one', () => {
  const collision = { path: ['variants', '0', 'stock'], now: '1', mine: '10' }
  expect(describeCollision(collision, form, t)).toBe('Stock of S is now 1. You typed 10.')
  expect(describeCollision(collision, { ...emptyProduct }, t)).toBe('Stock is now 1. You typed 10.')
})

it.each([
  [{ path: ['brand'], now: '', mine: 'Awl' }, 'Brand is now empty. You typed Awl.'],
  [{ path: ['tags'], now: ['a'], mine: ['b'] }, 'Someone else also changed this: tags.'],
  [{ path: ['variants', '0', 'pictureId'], now: null, mine: 'p' }, 'Someone else also changed this: picture of S.'],
  [{ path: ['description'], now: '<p>a</p>', mine: '<p>b</p>' }, 'Someone else also changed this: description.'],
])('tells %j', (collision, told) => {
  expect(describeCollision(collision, form, t)).toBe(told)
})
