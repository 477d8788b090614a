import { expect, test } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { minutesAhead, nameClocks } from './name-clocks.ts'

const t = wordsOf('en')
const at = new Date('2026-11-20T12:00:00Z')

test('returns a time zone’s minutes ahead of UTC', () => {
  expect(
    ['Africa/Accra', 'Africa/Nairobi', 'America/St_Johns', 'Asia/Kolkata'].map((zone) => minutesAhead(zone, at)),
  ).toEqual([0, 180, -210, 330])
})

test('one time zone is named, and both where they differ', () => {
  expect(nameClocks('Africa/Nairobi', { at, ownMinutes: 180 }, t)).toBe(
    'Dates and times are in the time zone of your store: Nairobi, UTC+3.',
  )
  expect(nameClocks('Africa/Dar_es_Salaam', { at, ownMinutes: 0 }, t)).toBe(
    'Dates and times are in the time zone of your store: Dar es Salaam, UTC+3. Orders show the time of this device, UTC.',
  )
})
