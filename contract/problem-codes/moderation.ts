import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const moderationProblems = {
  'moderation.report-decided': problem('wrong-state', {}),
  'moderation.already-down': problem('wrong-state', {}),
  'moderation.restored': problem('wrong-state', {}),
  'moderation.appeal-waits': problem('wrong-state', {}),
  'moderation.no-appeal': problem('wrong-state', {}),
  'moderation.confirmed': problem('wrong-state', {}),
  'moderation.appealed': problem('wrong-state', {}),
  'moderation.appeal-over': problem('wrong-state', { months: z.int() }),
  'moderation.points-changed': problem('wrong-state', { points: z.int() }),
  'moderation.nothing-to-answer': problem('wrong-state', {}),
  'moderation.strike-over': problem('wrong-state', {}),
  'moderation.own-decision': problem('forbidden', {}),
  'moderation.own-store': problem('forbidden', {}),
}

export const moderationFieldFaults = {
  'moderation.countries-of-store': fieldFault({}),
  'moderation.warning-of-store': fieldFault({}),
}
