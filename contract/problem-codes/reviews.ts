import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const reviewProblems = {
  'reviews.own-store': problem('forbidden', { store: z.string() }),
  'reviews.closed': problem('wrong-state', { why: z.string() }),
  'reviews.already': problem('duplicate', {}),
  'reviews.not-now': problem('wrong-state', { state: z.string() }),
  'reviews.edit-over': problem('wrong-state', { days: z.int() }),
  'reviews.reply-over': problem('wrong-state', { days: z.int() }),
  'reviews.nothing-waits': problem('wrong-state', {}),
  'reviews.changed-since': problem('version-mismatch', {}),
}

export const reviewFieldFaults = {
  'reviews.not-a-line': fieldFault({}),
  'reviews.not-pictures': fieldFault({}),
}
