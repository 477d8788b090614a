import { type BankAct, type FakeDispute, mountFakeBank } from './fake-bank.ts'
import type { FakeApp, FakeServer } from './fake-server.ts'
import { refusal, writeId } from './paystack-answers.ts'

const statuses: Record<FakeDispute['state'], string> = {
  inquiry: 'pending',
  needs_response: 'awaiting-merchant-feedback',
  under_review: 'awaiting-bank-feedback',
  won: 'resolved',
  lost: 'resolved',
  closed: 'archived',
}
const resolutions: Partial<Record<FakeDispute['state'], string>> = { won: 'declined', lost: 'merchant-accepted' }
const events: Partial<Record<BankAct, string>> = { open: 'create', remind: 'remind', win: 'resolve', lose: 'resolve' }
const pageSize = 10

type Find = Parameters<typeof mountFakeBank>[2]['find']

/** Paystack's disputes: silence loses them, and an answer needs a file. */
export function mountPaystackDisputes(app: FakeApp, fake: FakeServer, find: Find): void {
  const disputes = mountFakeBank(app, fake, {
    find,
    tell: (dispute, act) =>
      events[act] === undefined ? [] : [{ event: `charge.dispute.${events[act]}`, data: present(dispute) }],
  })
  const files = new Set<string>()
  const byId = (id: string) => disputes.find((dispute) => String(dispute.id) === id)
  const missing = refusal('Dispute not found', 'not_found')

  app.get('/dispute', (c) => {
    const { from = '', page = '1' } = c.req.query()
    const rows = disputes.map(present).filter(({ createdAt }) => createdAt >= from)
    const data = rows.slice((Number(page) - 1) * pageSize, Number(page) * pageSize)
    const meta = { total: rows.length, page: Number(page), pageCount: Math.ceil(rows.length / pageSize) }
    return c.json({ status: true, message: 'Disputes retrieved', data, meta })
  })

  app.get('/dispute/:id', (c) => {
    const dispute = byId(c.req.param('id'))
    return dispute
      ? c.json({ status: true, message: 'Dispute retrieved', data: present(dispute) })
      : c.json(missing, 404)
  })

  app.get('/dispute/:id/upload_url', (c) => {
    const name = `${files.size}-${c.req.query('upload_filename')}`
    const data = { signedUrl: `${fake.url}/hosted/files/${encodeURIComponent(name)}`, fileName: name }
    return c.json({ status: true, message: 'Upload url generated', data })
  })

  app.put('/hosted/files/:name', async (c) => {
    const bytes = await c.req.arrayBuffer()
    if (!new TextDecoder().decode(bytes.slice(0, 5)).startsWith('%PDF')) return c.text('Not a PDF', 400)
    files.add(c.req.param('name'))
    return c.text('')
  })

  app.post('/dispute/:id/evidence', async (c) => {
    const dispute = byId(c.req.param('id'))
    const asked = JSON.parse(await c.req.text()) as Record<string, string>
    if (!dispute) return c.json(missing, 404)
    if (!asked.customer_name || !asked.service_details) {
      return c.json(refusal('customer_name and service_details are required', 'invalid_params'), 400)
    }
    dispute.answers.push(asked)
    return c.json({ status: true, message: 'Evidence created', data: { ...asked, id: 21, dispute: dispute.id } })
  })

  app.put('/dispute/:id/resolve', async (c) => {
    const dispute = byId(c.req.param('id'))
    const asked = JSON.parse(await c.req.text()) as Record<string, string | number>
    if (!dispute) return c.json(missing, 404)
    if (dispute.state !== 'needs_response') return c.json(refusal('Dispute is already resolved', 'invalid_params'), 400)
    if (!files.has(String(asked.uploaded_filename)) || !asked.message) {
      return c.json(refusal('uploaded_filename and message are required', 'invalid_params'), 400)
    }
    dispute.answers.push(asked)
    dispute.state = asked.resolution === 'merchant-accepted' ? 'lost' : 'under_review'
    return c.json({ status: true, message: 'Dispute successfully resolved', data: present(dispute) })
  })
}

function present(dispute: FakeDispute) {
  const { id, reference, transactionId, amount, currency, state, dueAt } = dispute
  return {
    id,
    refund_amount: amount,
    currency,
    status: statuses[state],
    resolution: resolutions[state] ?? null,
    domain: 'test',
    category: 'chargeback',
    dueAt: dueAt.toISOString(),
    createdAt: new Date(dueAt.getTime() - 16 * 3_600_000).toISOString(),
    transaction: { id: writeId(transactionId), reference, amount, currency, channel: 'card' },
  }
}
