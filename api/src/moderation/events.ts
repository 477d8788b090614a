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
