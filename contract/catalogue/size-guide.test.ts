import { expect, test } from 'vitest'
import { readSizeGuide } from './size-guide.ts'

test.each([
  [
    'Size,Chest\nS, 86 cm\nM,94 cm',
    {
      head: ['Size', 'Chest'],
      rows: [
        ['S', '86 cm'],
        ['M', '94 cm'],
      ],
      note: '',
    },
  ],
  ['UK\tEU\n4\t37,5', { head: ['UK', 'EU'], rows: [['4', '37,5']], note: '' }],
  ['A,B\n1,2\n \nMeasure,\nbarefoot.', { head: ['A', 'B'], rows: [['1', '2']], note: 'Measure,\nbarefoot.' }],
  ['Runs small, take one up.', { head: [], rows: [], note: 'Runs small, take one up.' }],
  ['One size\nfits, mostly, all', { head: [], rows: [], note: 'One size\nfits, mostly, all' }],
  ['', { head: [], rows: [], note: '' }],
])('%j is read as a table and a note', (text, guide) => {
  expect(readSizeGuide(text)).toEqual(guide)
})
