import type { PaymentOutcome, TrackedParcel, VerifiedPayment } from '@makola/contract/orders/orders.ts'
import { describe, expect, it } from 'vitest'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { wordsOf } from '../../ui/words/use-words.ts'
import { listNextSteps } from './list-next-steps.ts'
import { chooseOutcomeScreen, type Verification } from './outcome-screen.ts'

const t = wordsOf('en')
const asked: Verification = { hasHints: true, payment: undefined, error: null, isOutOfPatience: false }
const payment = (outcome: PaymentOutcome, more: Partial<VerifiedPayment> = {}) =>
  ({ outcome, provider: 'paystack', paysCash: false, ...more }) as VerifiedPayment
const kind = (given: Partial<Verification>) => chooseOutcomeScreen({ ...asked, ...given }, t).kind

describe('chooseOutcomeScreen', () => {
  it.each(['unpaid', 'paid', 'failed', 'left', 'expired', 'let-go', 'late', 'refunded'] as const)(
    'shows the server’s state: %s',
    (outcome) => {
      expect(kind({ payment: payment(outcome) })).toBe(outcome)
    },
  )

  it('waits while the provider has not decided, then lets the shopper ask', () => {
    expect(kind({})).toBe('checking')
    expect(kind({ payment: payment('confirming') })).toBe('confirming')
    expect(kind({ payment: payment('confirming'), isOutOfPatience: true })).toBe('waiting')
  })

  it('names the provider', () => {
    for (const outcome of ['unpaid', 'confirming'] as const) {
      expect(chooseOutcomeScreen({ ...asked, payment: payment(outcome) }, t).text).toContain('Paystack')
    }
  })

  it('does not call cash paid in advance, or refunded when it never came', () => {
    const cash = { provider: 'cash-on-delivery', paysCash: true } as const
    expect(kind({ payment: payment('paid', cash) })).toBe('promised')
    expect(kind({ payment: payment('refunded', cash) })).toBe('called-off')
  })

  it('does not treat leaving the page as an error', () => {
    expect(chooseOutcomeScreen({ ...asked, payment: payment('left') }, t)).toMatchObject({
      kind: 'left',
      tone: 'neutral',
    })
  })

  it('asks nothing without a reference', () => {
    expect(kind({ hasHints: false })).toBe('nothing')
  })

  it.each([404, 422])('stays calm about an unknown payment (%d)', (status) => {
    expect(kind({ error: new ApiProblem(status, {}) })).toBe('unknown')
  })

  it.each([new ApiProblem(503, {}), new ApiProblem(429, {}), new TypeError('Failed to fetch')])(
    'does not call a payment unknown after a failed question (%s)',
    (error) => expect(kind({ error })).toBe('unreachable'),
  )

  it('keeps its knowledge when a later check fails', () => {
    expect(kind({ payment: payment('paid'), error: new TypeError('Failed to fetch') })).toBe('paid')
  })

  it('calls only a good payment good', () => {
    const tones = (['unpaid', 'confirming', 'failed', 'left', 'expired', 'let-go', 'late', 'refunded'] as const).map(
      (outcome) => chooseOutcomeScreen({ ...asked, payment: payment(outcome) }, t).tone,
    )
    expect(tones).not.toContain('success')
  })
})

describe('listNextSteps', () => {
  const parcel = { pickup: null } as TrackedParcel
  const order = (...parcels: TrackedParcel[]) => ({ email: 'ada@example.test' as string | null, parcels })
  const textsOf = (given: ReturnType<typeof order> | undefined) =>
    listNextSteps(given, { paysCash: false }, t).flat().join(' ')

  it('speaks of one store and one parcel where there is one', () => {
    expect(textsOf(order(parcel))).not.toMatch(/[Ee]ach|[Ee]very|several/)
    expect(textsOf(order(parcel, parcel))).toContain('several parcels, one from each store')
    expect(chooseOutcomeScreen({ ...asked, payment: payment('paid') }, t).text).not.toContain('stores')
  })

  it('promises no email to a buyer who gave a phone number only', () => {
    expect(textsOf(order(parcel))).toMatch(/email/i)
    expect(textsOf({ ...order(parcel), email: null })).not.toMatch(/email/i)
    for (const outcome of ['unpaid', 'confirming', 'paid', 'failed', 'left', 'expired', 'late', 'refunded'] as const) {
      expect(chooseOutcomeScreen({ ...asked, payment: payment(outcome) }, t).text).not.toMatch(/email/i)
    }
  })

  it('does not send what is picked up', () => {
    expect(textsOf(order({ ...parcel, pickup: { address: null } }))).toContain('ready to collect')
    expect(textsOf(order({ ...parcel, pickup: { address: null } }))).not.toMatch(/shipped|arrives/)
  })
})
