import { z } from 'zod'
import type { ProblemType } from '../problems.ts'

/** The code of a problem: the type that it answers as, and the parameters of its text. */
export function problem<const P extends z.ZodRawShape>(type: ProblemType, params: P) {
  return { type, params: z.strictObject(params) }
}

/** The code of what is wrong with one field, and the parameters of its text. */
export function fieldFault<const P extends z.ZodRawShape>(params: P) {
  return { params: z.strictObject(params) }
}
