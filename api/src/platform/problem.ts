import { type FieldError, type ProblemType, problems } from '@makola/contract/problems.ts'

/** An error that the caller is told about. Any other thrown error answers `internal` without details. */
export class Problem extends Error {
  readonly type: ProblemType
  readonly status: number
  readonly errors: FieldError[] | undefined
  /** The current value, for conflicts: the new total, the short lines, the present state. */
  readonly current: unknown
  readonly retryAfterSeconds: number | undefined

  /** @param detail Written for people; never repeats what was sent. */
  constructor(
    type: ProblemType,
    detail: string,
    more: { errors?: FieldError[]; current?: unknown; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause })
    this.type = type
    this.status = problems[type].status
    this.errors = more.errors
    this.current = more.current
    this.retryAfterSeconds = more.retryAfterSeconds
  }
}

/** A 404 in the same words for a missing thing and somebody else's. */
export function notFound(noun: string): Problem {
  return new Problem('not-found', `This ${noun} does not exist.`)
}

/** A 422 about these fields. */
export function invalidFields(errors: FieldError[]): Problem {
  const detail = errors.length === 1 ? '1 field needs attention.' : `${errors.length} fields need attention.`
  return new Problem('validation-failed', detail, { errors })
}

/** A 422 about one field. */
export function invalidField(pointer: string, code: string, detail: string): Problem {
  return invalidFields([{ pointer, code, detail }])
}
