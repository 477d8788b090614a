import type { FieldGiven } from '@makola/contract/http/fault.ts'
import { type FieldError, type ProblemType, problems } from '@makola/contract/http/problems.ts'
import { type FieldCode, type ProblemCode, type ProblemParams, problemCodes } from '@makola/contract/problem-codes.ts'
import { sayProblem } from '@makola/words/say-problem.ts'

type More = { errors?: FieldError[]; current?: unknown; retryAfterSeconds?: number; cause?: unknown }

/** An error that the caller is told about. Any other thrown error answers `internal` without details. */
export class Problem extends Error {
  readonly type: ProblemType
  readonly status: number
  readonly code: string | undefined
  readonly params: object | undefined
  readonly errors: FieldError[] | undefined
  /** The current value, for conflicts: the new total, the short lines, the present state. */
  readonly current: unknown
  readonly retryAfterSeconds: number | undefined

  /** @param detail Written for people; never repeats what was sent. */
  constructor(type: ProblemType, detail: string, more: More & { code?: string; params?: object } = {}) {
    super(detail, { cause: more.cause })
    this.type = type
    this.status = problems[type].status
    this.code = more.code
    this.params = more.params
    this.errors = more.errors
    this.current = more.current
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

/**
 * The problem of a code, said in words with its parameters: `throw refuse('carts.empty')`,
 * `throw refuse('carts.price-unavailable', { product })`.
 */
export function refuse<C extends ProblemCode>(
  code: C,
  ...[params = {} as ProblemParams<C>, more = {}]: keyof ProblemParams<C> extends never
    ? [params?: ProblemParams<C>, more?: More]
    : [params: ProblemParams<C>, more?: More]
): Problem {
  return new Problem(problemCodes[code].type, sayProblem(code, params), { ...more, code, params })
}

/** Where a fault is: at a JSON pointer into the body, or in a parameter of the query, the path or a header. */
type Place = string | { parameter: string }

/** A fault of one field: `fieldError('/lines', 'carts.too-many-lines', { most })`. */
export function fieldError<C extends FieldCode>(place: Place, code: C, ...[params]: FieldGiven<C>): FieldError {
  return faultAt(typeof place === 'string' ? { pointer: place } : place, { code, params })
}

/** A fault of one field by a code that is known only at run time: from the message of a shape. */
export function faultAt(
  at: Pick<FieldError, 'pointer' | 'parameter'>,
  { code, params }: { code: FieldCode; params?: object | undefined },
): FieldError {
  return { ...at, code, ...(params && { params: { ...params } }), detail: sayProblem(code, params ?? {}) }
}

/** A 422 about one field: `throw refuseField('/lines', 'carts.too-many-lines', { most })`. */
export function refuseField<C extends FieldCode>(place: Place, code: C, ...given: FieldGiven<C>): Problem {
  return invalidFields([fieldError(place, code, ...given)])
}

/** A thing that may be missing. */
export type Thing = ProblemParams<'platform.not-found'>['thing']

/** A 404 in the same words for a missing thing and somebody else's. */
export function notFound(thing: Thing): Problem {
  return refuse('platform.not-found', { thing })
}

/** A 422 about these fields. */
export function invalidFields(errors: FieldError[]): Problem {
  return refuse('platform.invalid-fields', { count: errors.length }, { errors })
}

/** One thing's refusal within an answer about many. */
export function presentRefusal({ code = '', message }: Problem): { code: string; detail: string } {
  return { code, detail: message }
}

/** A fault that the text of another problem says, by its code. */
export type SaidFault = { code: FieldCode; params: Record<string, unknown> }

/** A fault to be said inside another text: `{ fault: [saidFault('rates.file-no-rates')] }`. */
export function saidFault<C extends FieldCode>(code: C, ...[params]: FieldGiven<C>): SaidFault {
  return { code, params: { ...params } }
}
