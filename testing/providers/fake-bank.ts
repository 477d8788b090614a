import { addSeconds } from '../../api/src/platform/clock.ts'
import type { FakeApp, FakeServer, WebhookManner } from './fake-server.ts'

/** A payment that its buyer disputes, as a provider keeps it. */
export type FakeDispute = {
  id: number
  reference: string
  transactionId: string
  /** As on the provider's wire. */
  amount: number
  currency: string
  state: 'inquiry' | 'needs_response' | 'under_review' | 'won' | 'lost' | 'closed'
  dueAt: Date
  /** Movements of the shop's money: below 0 when it is withdrawn. */
  moves: { amount: number; fee: number; at: Date }[]
  /** The shop's answers, oldest first. */
  answers: object[]
}

type Payment = { transactionId: string; amount: number; currency: string }
type Bank = {
  find(reference: string): Payment | null | undefined
  /** The webhooks about something that has happened; none from a provider that tells nothing. */
  tell(dispute: FakeDispute, what: BankAct): object[]
  /** Takes the money when the dispute is opened, as Stripe does; else when it is lost. */
  takesAtOnce?: { fee: number }
}

export type BankAct = 'open' | 'inquire' | 'remind' | 'win' | 'lose' | 'close' | 'reinstate' | 'withdraw'

type Asked = {
  reference: string
  act?: 'open' | 'inquire'
  amount?: number
  dueInHours?: number
  webhook?: WebhookManner
}

/**
 * The acts of buyers' banks, below `/hosted/`, where people act: `POST /hosted/bank/disputes` opens a dispute of a payment, and
 * `POST /hosted/bank/disputes/:id/:act` goes on with it. Providers show it in their own words.
 */
export function mountFakeBank(app: FakeApp, fake: FakeServer, bank: Bank): FakeDispute[] {
  const disputes: FakeDispute[] = []
  const announce = async (dispute: FakeDispute, act: BankAct, webhook: WebhookManner = 'once') => {
    for (const event of bank.tell(dispute, act)) await fake.announce(event, webhook)
  }
  app.post('/hosted/bank/disputes', async (c) => {
    const asked = JSON.parse(await c.req.text()) as Asked
    const payment = bank.find(asked.reference)
    if (!payment) return c.json({ message: 'There is no such payment' }, 404)
    const dispute: FakeDispute = {
      id: 2_867 + disputes.length,
      reference: asked.reference,
      ...payment,
      amount: asked.amount ?? payment.amount,
      state: asked.act === 'inquire' ? 'inquiry' : 'needs_response',
      dueAt: addSeconds(fake.now(), (asked.dueInHours ?? 16) * 3600),
      moves: [],
      answers: [],
    }
    if (bank.takesAtOnce && asked.act !== 'inquire') take(dispute, fake.now(), bank.takesAtOnce.fee)
    disputes.push(dispute)
    await announce(dispute, asked.act ?? 'open', asked.webhook)
    return c.json({ id: dispute.id })
  })
  app.post('/hosted/bank/disputes/:id/:act', async (c) => {
    const dispute = disputes.find(({ id }) => String(id) === c.req.param('id'))
    if (!dispute) return c.json({ message: 'There is no such dispute' }, 404)
    const act = c.req.param('act') as BankAct
    const { webhook } = JSON.parse((await c.req.text()) || '{}') as { webhook?: WebhookManner }
    decide(dispute, act, fake.now())
    await announce(dispute, act, webhook)
    return c.json({ state: dispute.state })
  })
  return disputes
}

const isTaken = ({ moves }: FakeDispute) => (moves.at(-1)?.amount ?? 0) < 0

/** No two movements at once: a test's clock stands still. */
const after = ({ moves }: FakeDispute, at: Date) => addSeconds(at, moves.length)

function take(dispute: FakeDispute, at: Date, fee = 0): void {
  if (!isTaken(dispute)) dispute.moves.push({ amount: -dispute.amount, fee, at: after(dispute, at) })
}

function giveBack(dispute: FakeDispute, at: Date): void {
  if (isTaken(dispute)) dispute.moves.push({ amount: dispute.amount, fee: 0, at: after(dispute, at) })
}

function decide(dispute: FakeDispute, act: BankAct, now: Date): void {
  if (act === 'win') dispute.state = 'won'
  if (act === 'lose') dispute.state = 'lost'
  if (act === 'close') dispute.state = 'closed'
  if (act === 'lose' || act === 'withdraw') take(dispute, now)
  if (act === 'win' || act === 'reinstate') giveBack(dispute, now)
}
