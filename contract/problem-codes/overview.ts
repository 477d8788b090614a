import { z } from 'zod'
import { fieldFault } from './declare.ts'

export const overviewFieldFaults = {
  'overview.too-short': fieldFault({ least: z.int() }),
}
