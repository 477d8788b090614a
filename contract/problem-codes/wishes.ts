import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const wishProblems = {
  'wishes.full': problem('wrong-state', { most: z.int() }),
  'wishes.in-stock': problem('wrong-state', {}),
  'wishes.too-many-alerts': problem('wrong-state', { most: z.int() }),
  'wishes.too-many-follows': problem('wrong-state', { most: z.int() }),
}

export const wishFieldFaults = {
  'wishes.email-needed': fieldFault({}),
}
