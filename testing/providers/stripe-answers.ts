import type { Context } from 'hono'
import { type FormObject, readNestedForm } from './read-form.ts'

/** The answers to POSTs, by their idempotency key. */
export type Answers = Map<string, { asked: string; body: object }>

/** A refusal by Stripe. */
export class Refusal extends Error {
  readonly fault: { type?: string; code?: string; param?: string }
  constructor(message: string, fault: { type?: string; code?: string; param?: string } = {}) {
    super(message)
    this.fault = fault
  }
}

export function refuse(c: Context, status: 400 | 401 | 404, { message, fault }: Refusal): Response {
  return c.json({ error: { type: 'invalid_request_error', message, ...fault } }, status)
}

export const missing = (what: string) => new Refusal(`No such ${what}`, { code: 'resource_missing' })

/** The same key with the same parameters returns the first answer; with others, it is refused. Refusals are not stored. */
export function answerOnce(c: Context, answers: Answers, form: string, work: (form: FormObject) => object): Response {
  const key = c.req.header('idempotency-key')
  const asked = `${c.req.path}?${form}`
  const known = key === undefined ? undefined : answers.get(key)
  if (known && known.asked !== asked) {
    const message = 'Keys for idempotent requests can only be used with the parameters that they were first used with.'
    return refuse(c, 400, new Refusal(message, { type: 'idempotency_error' }))
  }
  if (known) return c.json(known.body)
  try {
    const body = work(readNestedForm(form))
    if (key !== undefined) answers.set(key, { asked, body })
    return c.json(body)
  } catch (error) {
    if (error instanceof Refusal) return refuse(c, 400, error)
    throw error
  }
}

/** Fewer than asked for, as Stripe may. */
const pageSize = 10

/** Answers with one page of a list, newest first, after the object that the call names. */
export function answerPage<T extends { id: string }>(
  c: Context,
  found: readonly T[],
  present: (one: T) => object,
): Response {
  const rest = found.slice(found.findIndex(({ id }) => id === c.req.query('starting_after')) + 1)
  const data = rest.slice(0, pageSize).map(present)
  return c.json({ object: 'list', url: c.req.path, has_more: rest.length > pageSize, data })
}
