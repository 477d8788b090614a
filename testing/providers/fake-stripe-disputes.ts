import { type BankAct, type FakeDispute, mountFakeBank } from './fake-bank.ts'
import type { FakeApp, FakeServer } from './fake-server.ts'
import { type FormObject, readNestedForm, textAt } from './read-form.ts'
import { missing, Refusal, refuse } from './stripe-answers.ts'

const statuses: Record<FakeDispute['state'], string> = {
  inquiry: 'warning_needs_response',
  needs_response: 'needs_response',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  closed: 'warning_closed',
}

const events: Record<BankAct, readonly string[]> = {
  open: ['created', 'funds_withdrawn'],
  inquire: ['created'],
  remind: ['updated'],
  win: ['funds_reinstated', 'closed'],
  lose: ['closed'],
  close: ['closed'],
  reinstate: ['funds_reinstated'],
  withdraw: ['funds_withdrawn'],
}

type Find = Parameters<typeof mountFakeBank>[2]['find']
type Frame = { find: Find; asEvent(type: string, object: object): object }

/** The fee of a dispute, in the settlement currency. */
const fee = 2000

/** Stripe's disputes: the money goes at once, evidence is taken once. */
export function mountStripeDisputes(app: FakeApp, fake: FakeServer, { find, asEvent }: Frame): void {
  const disputes = mountFakeBank(app, fake, {
    find,
    takesAtOnce: { fee },
    tell: (dispute, act) => events[act].map((name) => asEvent(`charge.dispute.${name}`, present(dispute))),
  })
  const byId = (id: string) => disputes.find((dispute) => idOf(dispute) === id)

  app.get('/v1/disputes', (c) =>
    c.json({ object: 'list', url: '/v1/disputes', has_more: false, data: disputes.map(present) }),
  )

  app.get('/v1/disputes/:id', (c) => {
    const dispute = byId(c.req.param('id'))
    return dispute ? c.json(present(dispute)) : refuse(c, 404, missing('dispute'))
  })

  app.post('/v1/disputes/:id', async (c) => {
    const dispute = byId(c.req.param('id'))
    if (!dispute) return refuse(c, 404, missing('dispute'))
    if (dispute.state !== 'needs_response') {
      return refuse(c, 400, new Refusal('This dispute is already under review or closed.'))
    }
    const form = readNestedForm(await c.req.text())
    dispute.answers.push((form.evidence ?? {}) as FormObject)
    if (textAt(form, 'submit') !== 'false') dispute.state = 'under_review'
    return c.json(present(dispute))
  })

  app.post('/v1/disputes/:id/close', (c) => {
    const dispute = byId(c.req.param('id'))
    if (!dispute) return refuse(c, 404, missing('dispute'))
    dispute.state = 'lost'
    return c.json(present(dispute))
  })
}

const idOf = ({ id }: FakeDispute) => `du_${id}`

function present(dispute: FakeDispute) {
  const { transactionId, amount, currency, state, dueAt, moves } = dispute
  return {
    id: idOf(dispute),
    object: 'dispute',
    amount,
    currency: currency.toLowerCase(),
    charge: `ch_${dispute.id}`,
    payment_intent: transactionId,
    reason: 'product_not_received',
    status: statuses[state],
    evidence_details: { due_by: Math.floor(dueAt.getTime() / 1000), has_evidence: false, submission_count: 0 },
    balance_transactions: moves.map((move, index) => ({
      id: `txn_${dispute.id}_${index}`,
      object: 'balance_transaction',
      amount: move.amount,
      fee: move.fee,
      net: move.amount - move.fee,
      currency: currency.toLowerCase(),
      created: Math.floor(move.at.getTime() / 1000),
    })),
    metadata: {},
  }
}
