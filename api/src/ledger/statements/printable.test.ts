import { expect, test } from 'vitest'
import { printable } from './printable.ts'

test.each([
  ['Ìyá Adùnní’s Atelier – 2 × Café', 'Ìyá Adùnní’s Atelier – 2 × Café'],
  ['1,250.00\u00a0€', '1,250.00\u00a0€'],
  ['ቡና 咖啡', '?? ??'],
  ['ﬁne', 'fine'],
  ['', ''],
])('%j is printed as %j, in a standard font', (text, printed) => {
  expect(printable(text)).toEqual({ text: printed, isStandard: true })
})

test.each([
  ['Agbọ\u0300n as\u0323ọ òkè', 'Agbọ\u0300n aṣọ òkè'],
  ['Ɓaure ŋ Ɛdɛ', 'Ɓaure ŋ Ɛdɛ'],
  ['№ 4 ☕', '№ 4 ?'],
])('%j is printed as %j, in a font of our own', (text, printed) => {
  expect(printable(text)).toEqual({ text: printed, isStandard: false })
})
