import { expect, test } from 'vitest'
import { previewSlug } from './preview-slug.ts'

test.each([
  ['Crème & Brûlée', 'creme-brulee'],
  ['  Accra Beads 2 ', 'accra-beads-2'],
  ['你好', 'store'],
  ['', 'store'],
])('%j is found at %s', (name, slug) => {
  expect(previewSlug(name)).toBe(slug)
})
