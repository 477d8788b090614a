import { z } from 'zod'
import { problem } from './declare.ts'

export const messageProblems = {
  'messages.closed': problem('wrong-state', { why: z.string() }),
  'messages.decided': problem('wrong-state', { state: z.string() }),
}
