import type { z } from 'zod'
import { cartFieldFaults, cartProblems } from './problem-codes/carts.ts'
import { platformProblems } from './problem-codes/platform.ts'

/** Every problem that the API answers, by code. The list is closed: each has a text in `words/en/problems`. */
export const problemCodes = { ...platformProblems, ...cartProblems }

/** Every fault of a field, by code, closed alike. */
export const fieldCodes = { ...cartFieldFaults }

export type ProblemCode = keyof typeof problemCodes
export type FieldCode = keyof typeof fieldCodes

type ParamsOf<Code> = Code extends { params: z.ZodObject<infer Shape> }
  ? { [Name in keyof Shape]: z.infer<Shape[Name]> }
  : never

export type ProblemParams<C extends ProblemCode> = ParamsOf<(typeof problemCodes)[C]>
export type FieldParams<C extends FieldCode> = ParamsOf<(typeof fieldCodes)[C]>
