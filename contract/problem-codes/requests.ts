import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const requestProblems = {
  'requests.not-now': problem('wrong-state', { state: z.string() }),
  'requests.closed': problem('wrong-state', { why: z.string() }),
  'requests.units-taken': problem('duplicate', { number: z.string() }),
}

export const requestFieldFaults = {
  'requests.other-reason': fieldFault({}),
  'requests.beyond-worth': fieldFault({}),
  'requests.no-goods': fieldFault({}),
  'requests.line-missing': fieldFault({}),
}
