import { expect, test } from 'vitest'
import { arrangeValues } from './arrange-values.ts'

const arranged = (...keys: string[]) => arrangeValues(keys.map((key) => ({ key }))).map(({ key }) => key)

test('sizes go from small to large', () => {
  expect(arranged('size:m', 'size:xl', 'size:s', 'size:2xl')).toEqual(['size:s', 'size:m', 'size:xl', 'size:2xl'])
  expect(arranged('size:uk-10', 'size:uk-8')).toEqual(['size:uk-8', 'size:uk-10'])
  expect(arranged('size:38', 'size:37.5', 'size:37')).toEqual(['size:37', 'size:37.5', 'size:38'])
})

test('others stay with the commonest first', () => {
  expect(arranged('colour:red', 'colour:blue')).toEqual(['colour:red', 'colour:blue'])
  expect(arranged('size:one-size', 'size:40', 'size:m')).toEqual(['size:m', 'size:40', 'size:one-size'])
})
