import { z } from 'zod'
import { problem } from './declare.ts'

export const messageProblems = {
  'messages.closed': problem('wrong-state', { why: z.string() }),
  'messages.decided': problem('wrong-state', { state: z.string() }),
  'messages.own-product': problem('forbidden', {}),
  'messages.questions-open': problem('wrong-state', { most: z.int() }),
  'messages.question-decided': problem('wrong-state', { state: z.string() }),
}
