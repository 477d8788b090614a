import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['Ìyá Adùnní’s Atelier – 2 × Café', 'Ìyá Adùnní’s Atelier – 2 × Café'],
  ['Agbọ̀n aṣọ òkè', 'Agbon aso òkè'],
  ['−1,250.00\u00a0€', '-1,250.00\u00a0€'],
  ['Ɓaure ŋ', '?aure ?'],
  ['ቡና 咖啡', '?? ??'],
  ['ﬁne № 4', 'fine No 4'],
  ['', ''],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
