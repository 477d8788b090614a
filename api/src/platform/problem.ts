import {
  type FieldCode,
  type FieldParams,
  type ProblemCode,
  type ProblemParams,
  problemCodes,
} from '@makola/contract/problem-codes.ts'
import { type FieldError, type ProblemType, problems } from '@makola/contract/problems.ts'
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

type FieldGiven<C extends FieldCode> = keyof FieldParams<C> extends never ? [] : [params: FieldParams<C>]

/** A fault of one field of the body: `fieldError('/lines', 'carts.too-many-lines', { most })`. */
export function fieldError<C extends FieldCode>(pointer: string, code: C, ...[params]: FieldGiven<C>): FieldError {
  return { pointer, code, ...(params && { params }), detail: sayProblem(code, params ?? {}) }
}

/** A 422 about one field: `throw refuseField('/lines', 'carts.too-many-lines', { most })`. */
export function refuseField<C extends FieldCode>(pointer: string, code: C, ...given: FieldGiven<C>): Problem {
  return invalidFields([fieldError(pointer, code, ...given)])
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

/** A 422 about one field, in words of its own. */
export function invalidField(pointer: string, code: string, detail: string): Problem {
  return invalidFields([{ pointer, code, detail }])
}
