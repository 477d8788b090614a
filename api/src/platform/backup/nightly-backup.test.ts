import { expect, test } from 'vitest'
import { isBackupDue } from './nightly-backup.ts'

test.each([
  ['none was ever made', null, '2026-11-23T14:00:00Z', true],
  ['it is night, and the last one is of last night', '2026-11-22T01:00:10Z', '2026-11-23T01:00:05Z', true],
  ['it is night, and one was made tonight', '2026-11-23T01:00:10Z', '2026-11-23T04:59:00Z', false],
  ['it is day, and the last one is of last night', '2026-11-23T01:00:10Z', '2026-11-23T23:00:00Z', false],
  ['it is day, and last night was missed', '2026-11-22T01:00:10Z', '2026-11-23T09:00:00Z', true],
] as const)('a backup is due when %s', (_, last, now, isDue) => {
  expect(isBackupDue(last && new Date(last), new Date(now))).toBe(isDue)
})
