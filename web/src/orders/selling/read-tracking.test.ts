import { expect, test } from 'vitest'
import { readTracking } from './read-tracking.ts'

const parcels = ['AAAA2222-A', 'BBBB3333-B', 'CCCC4444-A'].map((number) => ({
  id: number.slice(0, 4),
  number,
  buyerName: 'Ada Obi',
  isPickup: false,
}))
const read = (text: string) => {
  const { numbers, faults } = readTracking(text, parcels)
  return { numbers: Object.fromEntries(numbers), faults }
}

test.each([
  ['a tab', 'AAAA2222-A\tJD 1\nBBBB3333-B\tJD 2', { AAAA: 'JD 1', BBBB: 'JD 2' }],
  ['a comma, in any order and case', 'cccc4444-a,JD3\r\nAAAA2222-A, JD1\r\n', { CCCC: 'JD3', AAAA: 'JD1' }],
  ['a space', 'AAAA2222-A JD 1', { AAAA: 'JD 1' }],
  ['a semicolon and quotes', '"AAAA2222-A";"JD1"', { AAAA: 'JD1' }],
  ['the number of the order alone', 'AAAA2222 JD1', { AAAA: 'JD1' }],
  ['the head of a table', '\uFEFFOrder,Tracking number\nAAAA2222-A,JD1', { AAAA: 'JD1' }],
  ['tracking numbers alone, in order', 'JD1\n\nJD2\n', { AAAA: 'JD1', BBBB: 'JD2' }],
  ['tracking numbers that look like orders', 'ZZZZ9999\nYYYY8888', { AAAA: 'ZZZZ9999', BBBB: 'YYYY8888' }],
  ['nothing', ' \n ', {}],
])('read tracking, %s: each is found', (_, text, numbers) => {
  expect(read(text)).toEqual({ numbers, faults: [] })
})

test('read tracking, an order number and a tracking number without a digit: the line is no head', () => {
  const parcel = { id: 'own', number: 'DBCYQDVG-A', buyerName: 'Ada Obi', isPickup: false }
  const { numbers, faults } = readTracking('DBCYQDVG-A\tJD-ABC', [parcel])
  expect(Object.fromEntries(numbers)).toEqual({ own: 'JD-ABC' })
  expect(faults).toEqual([])
})

test.each([
  ['DDDD5555-A,JD1', { line: 1, kind: 'unknown', number: 'DDDD5555-A' }],
  ['AAAA2222-A,JD1\nAAAA2222-A,JD2', { line: 2, kind: 'twice', number: 'AAAA2222-A' }],
  ['AAAA2222-A,JD1\n\nJD2', { line: 3, kind: 'no-order' }],
  ['AAAA2222-A', { line: 1, kind: 'empty', number: 'AAAA2222-A' }],
  ['AAAA2222-A,JD1,DHL', { line: 1, kind: 'shape' }],
  [`AAAA2222-A ${'x'.repeat(61)}`, { line: 1, kind: 'too-long' }],
  ['AAAA2222-A,JD1\nBBBB3333-B,JD1', { line: 2, kind: 'same-tracking', tracking: 'JD1' }],
  ['JD1\nJD2\nJD3\nJD4', { line: 4, kind: 'too-many' }],
])('read tracking, %j: names the line', (text, fault) => {
  expect(read(text).faults).toEqual([fault])
})
