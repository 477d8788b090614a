import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const openingProblems = {
  'opening.soon': problem('dependency-unavailable', {}),
  'opening.not-ready': problem('wrong-state', { count: z.int() }),
  'opening.no-letter': problem('wrong-state', {}),
  'opening.letter-not-taken': problem('dependency-unavailable', {}),
}

export const openingFieldFaults = {
  'opening.wrong-letter-code': fieldFault({}),
}
