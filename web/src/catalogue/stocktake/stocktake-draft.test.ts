import { expect, test } from 'vitest'
import { addScanned, emptyDraft, readUnits, typeUnits, writeMove } from './stocktake-draft.ts'

const drum = {
  id: 'v1',
  productId: 'p1',
  productName: 'Drum',
  title: '',
  sku: 'DRUM',
  barcode: '600',
  picture: null,
  onHand: 4,
}
const flute = { ...drum, id: 'v2', productName: 'Flute' }

test('a scan adds a line, and the same scan again one unit', () => {
  const first = addScanned([], drum, 1)
  const second = addScanned(addScanned(first, flute, 2), { ...drum, onHand: 3 }, 3)
  expect(second).toMatchObject([
    { id: 'v1', units: '2', onHand: 3, typedAt: 3 },
    { id: 'v2', units: '1' },
  ])
})

test('nothing can be counted, but not received', () => {
  expect([readUnits('0', 'counted'), readUnits('0', 'received')]).toEqual([0, null])
  for (const text of ['', '-1', '1.5', '1000001', 'x']) expect(readUnits(text, 'counted')).toBeNull()
})

test('a count says the moment of each of its lines', () => {
  const lines = typeUnits(addScanned(addScanned([], drum, 1000), flute, 2000), 'v1', '7', 5000)
  const draft = { ...emptyDraft, run: 'r', note: ' Shelf 3 ', lines }
  expect(writeMove('counted', draft, true)).toEqual({
    run: 'r',
    isTrial: true,
    note: 'Shelf 3',
    kind: 'counted',
    lines: [
      { variantId: 'v2', units: 1, countedAt: '1970-01-01T00:00:02.000Z' },
      { variantId: 'v1', units: 7, countedAt: '1970-01-01T00:00:05.000Z' },
    ],
  })
  expect(writeMove('received', draft, false).lines[1]).toEqual({ variantId: 'v1', units: 7 })
})
