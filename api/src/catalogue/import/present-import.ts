import { say } from '@makola/words/say.ts'
import { addSeconds } from '../../platform/clock.ts'
import type { imports } from './tables.ts'

const t = say('en')

type ImportRow = Omit<typeof imports.$inferSelect, 'report'>

/** An import silent for this long died with its process; its unfinished work is rolled back. */
export const silentSeconds = 120

/** An import as its callers see it: a silent one has failed. */
export function presentImport<T extends ImportRow>({ storeId: _, toldAt, startedAt, ...row }: T, now: Date) {
  const said = { ...row, startedAt: startedAt.toISOString() }
  const isLost = row.state === 'running' && toldAt < addSeconds(now, -silentSeconds)
  if (!isLost) return said
  const problem = t('catalogue.import-fault.interrupted')
  return { ...said, state: 'failed' as const, problem }
}
