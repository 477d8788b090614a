import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const verificationProblems = {
  'verification.no-business': problem('wrong-state', {}),
  'verification.not-now': problem('wrong-state', { state: z.string() }),
  'verification.own': problem('forbidden', {}),
}

export const verificationFieldFaults = {
  'verification.number-shape': fieldFault({ kind: z.string() }),
  'verification.other-country': fieldFault({}),
  'verification.ran-out': fieldFault({}),
}
