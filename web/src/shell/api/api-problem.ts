import type { FieldError, Problem } from '@makola/contract/http/problems.ts'
import { browserWords } from '../../ui/words/use-words.ts'

/** An answer outside 200–299, as the API gave it (RFC 9457). `message` is its `detail`, written for people. */
export class ApiProblem extends Error {
  readonly status: number
  /** The last part of the problem's type address: `out-of-stock`, `not-found` … */
  readonly type: string
  readonly title: string
  readonly detail: string
  readonly errors: FieldError[]
  readonly requestId: string | undefined
  /** The current value, where a conflict carries one. */
  readonly current: unknown

  constructor(status: number, body: Partial<Problem>) {
    super(body.detail ?? body.title ?? describeStatus(status))
    this.name = 'ApiProblem'
    this.status = status
    this.type = (body.type ?? 'about:blank').split('/').at(-1) ?? ''
    this.title = body.title ?? ''
    this.detail = this.message
    this.errors = body.errors ?? []
    this.requestId = body.request_id
    this.current = body.current
  }

  /** The fault of a body's field, by JSON pointer: `/address/city`. */
  errorAt(pointer: string): string | undefined {
    return this.errors.find((error) => error.pointer === pointer)?.detail
  }
}

/** Words an answer that has no text of its own. The API always has one, so it is a proxy's page, and the caller a browser. */
function describeStatus(status: number): string {
  const t = browserWords()
  return status < 500 ? t('shell.answer.refused') : t('shell.answer.failed')
}

/** Reads an error answer; an answer that is no problem document (a proxy's page) still becomes an `ApiProblem`. */
export async function readProblem(response: Response): Promise<ApiProblem> {
  const body: unknown = await response.json().catch(() => undefined)
  return new ApiProblem(response.status, typeof body === 'object' && body !== null ? body : {})
}
