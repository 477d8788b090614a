import { array, assert, constantFrom, integer, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { writeLine } from './csv-line.ts'
import { CsvReader, findDelimiter } from './csv-reader.ts'

function readAll(text: string, { delimiter = ',', pieceLength = text.length + 1 } = {}) {
  const reader = new CsvReader({ delimiter, longestRecord: 1000 })
  const records = []
  for (let at = 0; at < text.length; at += pieceLength) {
    records.push(...reader.read(text.slice(at, at + pieceLength), at + pieceLength >= text.length))
  }
  return records
}

test('written tables are read back, in any pieces', () => {
  const cell = string({ unit: constantFrom('a', '"', ',', '\n', '\r', ' ', ';', 'é'), maxLength: 6 })
  const lines = array(array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 5 })
  assert(
    property(lines, integer({ min: 1, max: 9 }), (said, pieceLength) => {
      const text = said.map((cells) => writeLine(['x', ...cells])).join('')
      const rearmed = readAll(text, { pieceLength }).map(({ cells }) =>
        cells.slice(1).map((read) => read.replace(/^'(?=['\r\n])/, '')),
      )
      expect(rearmed).toEqual(said)
    }),
    { numRuns: 500 },
  )
})

test('lines are counted as in an editor, including blank ones and those within quotes', () => {
  expect(readAll('a,b\r\n\r\n"1\n2",x\n,,\nc,d\re,5" nail')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 3, cells: ['1\n2', 'x'] },
    { line: 6, cells: ['c', 'd'] },
    { line: 7, cells: ['e', '5" nail'] },
  ])
})

test.each([
  ['never', 'a,b\nc,"\nd\ne'],
  ['before the end of its cell', 'a,b\nc,"open\nd,e\nf,"g",h\n'],
])('a quote that is not closed %s is told at the line where it opens', (_when, text) => {
  expect(() => readAll(text)).toThrow(expect.objectContaining({ line: 2, message: expect.stringContaining('quote') }))
})

test('a record without an end is limited in size', () => {
  expect(() => readAll(`a\n"${'x'.repeat(5000)}`, { pieceLength: 100 })).toThrow(
    expect.objectContaining({ line: 2, message: expect.stringContaining('too long') }),
  )
})

test('semicolons and tabs are detected in the first line', () => {
  expect(findDelimiter('Handle,Title')).toBe(',')
  expect(findDelimiter('Handle;"Title, in French";Price')).toBe(';')
  expect(findDelimiter('Handle\tTitle')).toBe('\t')
  expect(findDelimiter('Handle')).toBe(',')
  expect(readAll('a;"b;c"\n1,5;2', { delimiter: ';' })).toEqual([
    { line: 1, cells: ['a', 'b;c'] },
    { line: 2, cells: ['1,5', '2'] },
  ])
})
