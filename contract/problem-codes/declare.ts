import { z } from 'zod'
import type { ProblemType } from '../http/problems.ts'

/** The code of a problem: the type that it answers as, and the parameters of its text. */
export function problem<const P extends z.ZodRawShape>(type: ProblemType, params: P) {
  return { type, params: z.strictObject(params) }
}

/** The code of what is wrong with one field, and the parameters of its text. */
export function fieldFault<const P extends z.ZodRawShape>(params: P) {
  return { params: z.strictObject(params) }
}

/** Faults that a text names one after another, each by its code: the lines of an order that are short, the fault of a line. */
export const saidFaults = z.array(z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) }))
