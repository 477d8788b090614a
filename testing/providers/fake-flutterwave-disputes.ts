import { type FakeDispute, mountFakeBank } from './fake-bank.ts'
import type { FakeApp, FakeServer } from './fake-server.ts'
import { refuse, tell } from './flutterwave-answers.ts'

const statuses: Record<FakeDispute['state'], string> = {
  inquiry: 'pending',
  needs_response: 'initiated',
  under_review: 'declined',
  won: 'won',
  lost: 'lost',
  closed: 'reversed',
}

type Find = Parameters<typeof mountFakeBank>[2]['find']

/** Flutterwave's chargebacks: only listed, never told. */
export function mountFlutterwaveDisputes(app: FakeApp, fake: FakeServer, find: Find): void {
  const disputes = mountFakeBank(app, fake, { find, tell: () => [] })

  app.get('/v3/chargebacks', (c) => {
    const page = Number(c.req.query('page') ?? 1)
    const rows = disputes.map(present)
    const meta = { page_info: { total: rows.length, current_page: page, total_pages: Math.ceil(rows.length / 10) } }
    return tell(c, 'Chargebacks fetched', rows.slice((page - 1) * 10, page * 10), meta)
  })

  app.put('/v3/chargebacks/:id', async (c) => {
    const dispute = disputes.find(({ id }) => String(id) === c.req.param('id'))
    const asked = JSON.parse(await c.req.text()) as { action?: string; comment?: string }
    if (dispute?.state !== 'needs_response') return refuse(c, 'Chargeback cannot be updated')
    if (asked.action !== 'accept' && asked.action !== 'decline') return refuse(c, 'action is required')
    dispute.answers.push(asked)
    dispute.state = asked.action === 'accept' ? 'lost' : 'under_review'
    return tell(c, 'Chargeback updated', present(dispute))
  })
}

function present({ id, reference, transactionId, amount, state, dueAt }: FakeDispute) {
  return {
    id,
    amount,
    flw_ref: `FLW-MOCK-${transactionId}`,
    tx_ref: reference,
    transaction_id: Number(transactionId),
    status: statuses[state],
    stage: 'new',
    comment: 'Transaction was not authorised',
    due_date: dueAt.toISOString(),
    settlement_id: 'N/A',
    meta: { uploaded_proof: null, history: [] },
  }
}
