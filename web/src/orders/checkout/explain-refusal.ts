import type { Money } from '@makola/contract/http/fields.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import type { Faults } from './checkout-form.ts'

export type ShortLine = {
  variantId: string
  name: string
  requested: number
  available: number
  isGone?: true
  isBlocked?: true
  isPaused?: true
}

/** The reason why an order was not placed, for the checkout. */
export type Refusal =
  | { kind: 'fields'; faults: Faults }
  | { kind: 'price-changed'; seen: Money }
  | { kind: 'out-of-stock'; text: string; lines: ShortLine[] }
  | { kind: 'cart-changed'; text: string }
  | { kind: 'unanswered' }
  | { kind: 'other'; text: string; requestId?: string | undefined }

/** @param seen The total on the button. */
export function explainRefusal(error: unknown, seen: Money): Refusal {
  if (!(error instanceof ApiProblem)) return { kind: 'unanswered' }
  const { type, status, message, current, requestId } = error
  const faults = readFaults(error)
  if (Object.keys(faults).length > 0) return { kind: 'fields', faults }
  if (type === 'price-changed') return { kind: 'price-changed', seen }
  if (type === 'out-of-stock') return { kind: 'out-of-stock', text: message, lines: readShortLines(current) }
  if (type === 'cart-changed' || type === 'not-deliverable') return { kind: 'cart-changed', text: message }
  if (status >= 500 || type === 'idempotency-key-in-progress') return { kind: 'unanswered' }
  return { kind: 'other', text: message, requestId }
}

/** The server's field errors by pointer; the first one of a field counts. */
export function readFaults({ errors }: ApiProblem): Faults {
  const faults: Faults = {}
  for (const { pointer, detail } of errors) {
    if (pointer !== undefined) faults[pointer] ??= detail
  }
  return faults
}

export function readShortLines(current: unknown): ShortLine[] {
  if (!Array.isArray(current)) return []
  return current.filter(
    (line): line is ShortLine => typeof line?.name === 'string' && typeof line?.available === 'number',
  )
}
