import { defineEvent } from '../platform/messaging/events.ts'

/** Somebody has reported a product or a store. */
export const reportCreated = defineEvent<{ reportId: string; at: string }>('report.created', ({ reportId }) => reportId)

/** The staff has decided a report. */
export const reportDecided = defineEvent<{ reportId: string; at: string }>('report.decided', ({ reportId }) => reportId)

export type StrikeStep = 'given' | 'appealed' | 'appeal-dismissed' | 'lifted'

/** One step of a strike. The version is its own from then on. */
export const strikeMoved = defineEvent<{
  strikeId: string
  version: number
  step: StrikeStep
  at: string
}>('strike.moved', ({ strikeId }) => strikeId)

export type TakedownStep = 'taken-down' | 'appealed' | 'appeal-dismissed' | 'restored'

/** One step of a takedown. The version is its own from then on. */
export const takedownMoved = defineEvent<{
  takedownId: string
  version: number
  step: TakedownStep
  at: string
}>('takedown.moved', ({ takedownId }) => takedownId)

/** A product was taken down with a warning for those who have bought it. */
export const buyersToWarn = defineEvent<{ takedownId: string; at: string }>(
  'takedown.buyers-to-warn',
  ({ takedownId }) => takedownId,
)

/** One of them is to be told, at the address of this order. */
export const buyerToWarn = defineEvent<{ takedownId: string; orderId: string; at: string }>(
  'takedown.buyer-to-warn',
  ({ orderId }) => orderId,
)
