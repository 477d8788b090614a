import type { StorePatch } from '@makola/contract/stores/stores.ts'
import { dateIn } from '@makola/countries/date-in.ts'
import { timeZoneOf } from '@makola/countries/time-zones.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { ownStatus } from '../standing/present-standing.ts'
import { storeStanding, type stores } from '../tables.ts'

/** The columns of a store that is on no break. */
export const noBreak = { breakEndsOn: null, breakNote: '' }

type Change = { store: typeof stores.$inferSelect; patch: StorePatch; now: Date }

/**
 * Returns the columns of the break of a locked store as a change leaves them: a break ends with the status.
 * @throws Problem `wrong-state` (409) for the break of a store that is on none, `validation-failed` (422) for an end that is not
 * between tomorrow and a year from now.
 */
export async function changeBreak(
  tx: Transaction,
  { store, patch, now }: Change,
): Promise<Partial<Pick<typeof stores.$inferInsert, 'breakEndsOn' | 'breakNote'>>> {
  const { status, breakEndsOn, breakNote } = patch
  if (status === undefined && breakEndsOn === undefined && breakNote === undefined) return {}
  const [standing] = await tx.select().from(storeStanding).where(eq(storeStanding.storeId, store.id))
  if ((status ?? ownStatus(store, standing ?? null)) !== 'paused') {
    if (breakEndsOn || breakNote) throw refuse('stores.not-on-break')
    return noBreak
  }
  if (breakEndsOn && breakEndsOn !== store.breakEndsOn) requireFutureDay(breakEndsOn, dateIn(zoneOf(store), now))
  return {
    ...(breakEndsOn !== undefined && { breakEndsOn }),
    ...(breakNote !== undefined && { breakNote: breakNote.trim() }),
  }
}

/** Returns the time zone in which a store's break ends with the beginning of a day. */
export const zoneOf = ({ countryCode }: Pick<typeof stores.$inferSelect, 'countryCode'>) => timeZoneOf(countryCode)

function requireFutureDay(day: string, today: string): void {
  const from = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
  const to = Temporal.PlainDate.from(today).add({ years: 1 }).toString()
  if (day < from || day > to) throw refuseField('/breakEndsOn', 'stores.break-too-short-or-long', { from, to })
}
