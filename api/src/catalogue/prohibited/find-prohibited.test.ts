import { expect, test } from 'vitest'
import { type Compared, findProhibited, type Rule } from './find-prohibited.ts'

const rule = (given: Partial<Rule> = {}): Rule => ({
  ...{ id: 'a', words: ['whisky', 'café royal', 'c.b.d'], categoryId: null, countries: [], action: 'hold', ground: '' },
  ...given,
})
const product = (given: Partial<Compared> = {}): Compared => ({
  ...{ name: 'A cup', description: '', about: {}, brand: null, tags: [], options: [], categoryId: null, country: 'GH' },
  ...given,
})
const found = (given: Partial<Compared>, rules = [rule()]) =>
  findProhibited(rules, product(given), new Map([['cups', 'kitchen']])).flatMap(({ words }) => words)

test.each([
  [{ name: 'WHISKY, 12 years' }],
  [{ name: 'Whi\u200Bsky' }],
  [{ name: 'ｗｈｉｓｋｙ' }],
  [{ name: 'Whískÿ' }],
  [{ description: '<p>Old</p><p>whisky</p>' }],
  [{ about: { care: 'Wipe with whisky.' } }],
  [{ description: '<p>wh<strong>isk</strong>y</p>' }],
  [{ tags: ['gift', 'whisky'] }],
  [{ brand: 'Whisky' }],
  [{ options: [{ name: 'Taste', values: ['Whisky', 'Rum'] }] }],
])('a word is found in %j', (given) => {
  expect(found(given)).toEqual(['whisky'])
})

test('several words are found in their order, with or without accents and signs', () => {
  expect(found({ name: 'Cafe   Royal' })).toEqual(['café royal'])
  expect(found({ name: 'Oil with C-B-D' })).toEqual(['c.b.d'])
})

test.each([
  [{ name: 'Whiskyglass' }],
  [{ name: 'Whis ky' }],
  [{ name: 'Royal café' }],
  [{ name: 'Café', brand: 'Royal' }],
  [{ description: '<p>wh</p><p>isky</p>' }],
  [{ description: '<a href="https://whisky.example">A cup</a>' }],
])('nothing is found in %j', (given) => {
  expect(found(given)).toEqual([])
})

test('a rule is for its countries, and for its category with those below', () => {
  const all = (given: Partial<Rule>, of: Partial<Compared>) =>
    findProhibited([rule(given)], product(of), new Map([['cups', 'kitchen']])).length
  expect(all({ countries: ['CI'] }, { name: 'Whisky' })).toBe(0)
  expect(all({ countries: ['GH'] }, { name: 'Whisky' })).toBe(1)
  expect(all({ words: [], categoryId: 'kitchen' }, { categoryId: 'cups' })).toBe(1)
  expect(all({ words: [], categoryId: 'cups' }, { categoryId: 'kitchen' })).toBe(0)
  expect(all({ categoryId: 'kitchen' }, { categoryId: 'cups', name: 'Whisky' })).toBe(1)
  expect(all({ categoryId: 'kitchen' }, { categoryId: null, name: 'Whisky' })).toBe(0)
})
