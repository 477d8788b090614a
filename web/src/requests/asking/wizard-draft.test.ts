import { expect, test } from 'vitest'
import { type AskedParcel, allUnits, beginWizard, chosenLines, wizardStepsOf } from './wizard-draft.ts'

const line = (lineId: string, left: number) => ({
  lineId,
  name: 'Mug',
  variantTitle: '',
  picture: null,
  left,
  unitPrice: { amount: 1000, currency: 'NGN' as const },
})
const parcelOf = (...lines: AskedParcel['lines']): AskedParcel => ({
  parcelId: 'p',
  number: 'K7MPQ2XW-A',
  storeName: 'Kente House',
  isPaid: true,
  lines,
  options: [],
})

test('one line that is left is meant: one unit of it to begin with', () => {
  expect(beginWizard(parcelOf(line('a', 2), line('b', 0))).units).toEqual({ a: 1 })
  expect(beginWizard(parcelOf(line('a', 2), line('b', 1))).units).toEqual({})
})

test('all units are those that are left', () => {
  expect(allUnits(parcelOf(line('a', 2), line('b', 0), line('c', 1)))).toEqual({ a: 2, c: 1 })
})

test('units that went meanwhile are not asked for', () => {
  const parcel = parcelOf(line('a', 1), line('b', 0), line('c', 3))
  const draft = { ...beginWizard(parcel), units: { a: 2, b: 1, c: 0 } }
  expect(chosenLines(draft, parcel)).toEqual([{ lineId: 'a', quantity: 1 }])
})

test('the steps of a cancellation count none that is skipped', () => {
  expect(wizardStepsOf('cancel')).toEqual(['kind', 'lines', 'reason', 'summary'])
  expect(wizardStepsOf('return')).toHaveLength(5)
})
