import { randomBytes } from 'node:crypto'
import { signPaystackMessage } from '../../api/src/payments/providers/paystack/pay.ts'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { mountPaystackDisputes } from './fake-paystack-disputes.ts'
import { mountPaystackTransfers } from './fake-paystack-transfers.ts'
import { type FakeApp, type FakeProvider, type FakeServer, startFakeServer } from './fake-server.ts'
import { mountHostedPages, type PageChoice, tamperAmount, tamperCurrency } from './hosted-page.ts'
import { newId, refusal, writeId } from './paystack-answers.ts'

type Charge = {
  id: string
  reference: string
  accessCode: string
  email: string
  amount: number
  currency: string
  callbackUrl: string
  cancelUrl: string
  status: 'abandoned' | 'failed' | 'ongoing' | 'success'
  /** An ongoing one succeeds then. */
  succeedsAt: Date | null
  hasLeft: boolean
  response: string
  scenario: string
  tamper: PageChoice['tamper']
  createdAt: Date
}

type Refund = { id: string; charge: Charge; amount: number; merchantNote: string; status: string; endsAt: Date }

type Books = { charges: Map<string, Charge>; refunds: Refund[] }

const secretKey = 'sk_test_of_the_fake_paystack'
const slowSeconds = 20

/** The test cards of Paystack's documentation, and what else may happen on its page. */
const scenarios = {
  pay: 'Card 4084 0840 8408 4081: pays',
  'pay-with-pin': 'Card 5078 5078 5078 5078 12, PIN 1111: pays',
  'pay-with-otp': 'Card 5060 6666 6666 6666 666, PIN 1234, OTP 123456: pays',
  'pay-at-bank': 'Card 5192 6027 2058 4796, at the bank’s page: pays',
  'pay-by-mobile-money': 'Mobile money, MTN 055 123 4987: pays',
  'pay-with-fees': 'Pays, with the fees on top',
  slow: `Pays, after ${slowSeconds} seconds`,
  decline: 'Card 4084 0800 0000 5408: declined',
  'insufficient-funds': 'Card 4084 0800 0067 0037: insufficient funds',
  leave: 'Cancel payment',
  'refund-fails': 'Card 4084 0800 0067 1803: pays, refunds fail',
  'refund-needs-attention': 'Card 4084 0800 0067 1902: pays, refunds need attention',
  'refund-turned-away': `Pays, refunds arrive and fail after ${slowSeconds} seconds`,
}

/** Paystack, as far as its documentation tells: transactions, its page, refunds, webhooks. */
export async function startFakePaystack({ port }: { port?: number } = {}): Promise<FakeProvider> {
  const books: Books = { charges: new Map(), refunds: [] }
  const server = await startFakeServer({
    port,
    sign: (body) => ({ 'x-paystack-signature': signPaystackMessage(secretKey, body) }),
    mount: (app, fake) => {
      requireKey(app)
      mountTransactions(app, fake, books)
      mountRefunds(app, fake, books)
      mountPaystackTransfers(app, fake)
      mountPaystackDisputes(app, fake, (reference) => {
        const charge = books.charges.get(reference)
        if (!charge || statusOf(charge, fake.now()) !== 'success') return null
        return { transactionId: charge.id, amount: charge.amount, currency: charge.currency }
      })
      mountPages(app, fake, books)
    },
  })
  return {
    name: 'paystack',
    server,
    environment: { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_URL: server.url },
  }
}

function requireKey(app: FakeApp): void {
  app.use(async (c, next) => {
    const isPage = c.req.path.startsWith('/hosted/')
    if (isPage || c.req.header('authorization') === `Bearer ${secretKey}`) return next()
    return c.json(refusal('Invalid key', 'invalid_Key'), 401)
  })
}

/** A transaction on whose page nobody has done anything. */
const untouched = {
  status: 'abandoned',
  succeedsAt: null,
  hasLeft: false,
  response: 'The transaction was not completed',
  scenario: '',
  tamper: 'none',
} as const

function mountTransactions(app: FakeApp, fake: FakeServer, { charges }: Books): void {
  app.post('/transaction/initialize', async (c) => {
    const asked = JSON.parse(await c.req.text()) as Record<string, string> & { amount: number | string }
    const { reference = '', email = '', currency = 'NGN', callback_url: callbackUrl = '' } = asked
    const amount = Number(asked.amount)
    if (!/^[A-Za-z0-9.=-]+$/.test(reference)) return c.json(refusal('Invalid reference', 'invalid_params'), 400)
    if (!/^\S+@\S+\.\S+$/.test(email)) return c.json(refusal('Invalid Email Address Passed', 'invalid_params'), 400)
    if (!Number.isInteger(amount) || amount < 1) return c.json(refusal('Invalid Amount Sent', 'invalid_params'), 400)
    if (charges.has(reference)) {
      return c.json(refusal('Duplicate Transaction Reference', 'duplicate_reference'), 400)
    }
    const accessCode = randomBytes(8).toString('hex')
    const { cancel_action: cancelUrl = callbackUrl } = JSON.parse(asked.metadata ?? '{}') as { cancel_action?: string }
    const opened = { reference, accessCode, email, amount, currency, callbackUrl, cancelUrl, createdAt: fake.now() }
    charges.set(reference, { id: newId(charges.size), ...opened, ...untouched })
    const data = { authorization_url: `${fake.url}/hosted/${accessCode}`, access_code: accessCode, reference }
    return c.json({ status: true, message: 'Authorization URL created', data })
  })

  app.get('/transaction', (c) => {
    const { status, from = '', to = '9', perPage, page } = c.req.query()
    const [size, at] = [Math.min(Number(perPage), 10), Number(page) - 1] // short pages, so that there are several
    const found = [...charges.values()]
      .map((charge) => present(charge, fake.now()))
      .filter((charge) => charge.status === status && charge.created_at >= from && charge.created_at < to)
    const meta = { total: found.length, page: at + 1, pageCount: Math.ceil(found.length / size) }
    return c.json({
      status: true,
      message: 'Transactions retrieved',
      data: found.slice(at * size, (at + 1) * size),
      meta,
    })
  })

  app.get('/transaction/verify/:reference', (c) => {
    const charge = charges.get(c.req.param('reference'))
    if (!charge) return c.json(refusal('Transaction reference not found.', 'transaction_not_found'), 400)
    return c.json({ status: true, message: 'Verification successful', data: present(charge, fake.now()) })
  })
}

function statusOf({ status, succeedsAt }: Charge, now: Date): Charge['status'] {
  return status === 'ongoing' && succeedsAt !== null && succeedsAt <= now ? 'success' : status
}

/** A transaction as in answers and in events. */
function present(charge: Charge, now: Date) {
  const { id, reference, email, currency, tamper, scenario } = charge
  const status = statusOf(charge, now)
  // One short is a partial charge; one over was requested like that.
  const requested = tamper === 'one-over' ? charge.amount + 1 : charge.amount
  const amount = tamperAmount(charge.amount, tamper) + (scenario === 'pay-with-fees' ? 10_283 : 0)
  return {
    id: writeId(id),
    domain: 'test',
    status,
    reference,
    amount: tamper === 'amount-as-text' ? String(amount) : amount,
    gateway_response: status === 'success' ? 'Successful' : charge.response,
    paid_at: status === 'success' ? now.toISOString() : null,
    created_at: charge.createdAt.toISOString(),
    channel: scenario === 'pay-by-mobile-money' ? 'mobile_money' : 'card',
    currency: tamperCurrency(currency, tamper),
    metadata: '',
    fees: status === 'success' ? Math.round(amount * 0.015) : null,
    authorization: { authorization_code: 'AUTH_uh8bcl3zbn', last4: '4081', card_type: 'visa ', reusable: true },
    customer: { id: 181_873_746, email, customer_code: 'CUS_1rkzaqsv4rrhqo6' },
    split: {},
    requested_amount: requested,
    subaccount: {},
  }
}

function mountRefunds(app: FakeApp, fake: FakeServer, { charges, refunds }: Books): void {
  app.post('/refund', async (c) => {
    const asked = JSON.parse(await c.req.text()) as { transaction: string; amount?: number; merchant_note?: string }
    const found = [...charges.values()].find(
      (charge) => charge.id === asked.transaction || charge.reference === asked.transaction,
    )
    if (!found || statusOf(found, fake.now()) !== 'success') {
      return c.json(refusal('Transaction not found', 'transaction_not_found'), 404)
    }
    const sent = refunds.filter((refund) => refund.charge === found && stateOf(refund, fake.now()) !== 'failed')
    const open = tamperAmount(found.amount, found.tamper) - sent.reduce((sum, refund) => sum + refund.amount, 0)
    const amount = asked.amount ?? open
    if (open === 0) return c.json(refusal('Transaction has been fully reversed', 'transaction_reversed'), 400)
    if (amount > open)
      return c.json(refusal('Refund amount cannot be more than transaction amount', 'invalid_params'), 400)
    const refund: Refund = {
      id: newId(refunds.length),
      charge: found,
      amount,
      merchantNote: asked.merchant_note ?? '',
      status: endOf(found.scenario),
      endsAt: addSeconds(fake.now(), slowSeconds),
    }
    refunds.push(refund)
    for (const state of ['pending', refund.status]) {
      await fake.announce({ event: `refund.${state}`, data: refundNews(refund, state) }, 'late')
    }
    const data = presentRefund(refund, fake.now())
    return c.json({ status: true, message: 'Refund has been queued for processing', data })
  })

  app.get('/refund', (c) => {
    const transaction = c.req.query('transaction')
    const data = refunds.filter(({ charge }) => charge.id === transaction).map((one) => presentRefund(one, fake.now()))
    return c.json({ status: true, message: 'Refunds retrieved', data })
  })

  app.get('/refund/:id', (c) => {
    const refund = refunds.find(({ id }) => id === c.req.param('id'))
    if (!refund) return c.json(refusal('Refund not found', 'not_found'), 404)
    return c.json({ status: true, message: 'Refund retrieved', data: presentRefund(refund, fake.now()) })
  })
}

function endOf(scenario: string): string {
  if (!scenario.startsWith('refund-')) return 'processed'
  return scenario === 'refund-needs-attention' ? 'needs-attention' : 'failed'
}

function stateOf({ charge, status, endsAt }: Refund, now: Date): string {
  if (endsAt <= now) return status
  return charge.scenario === 'refund-turned-away' ? 'processed' : 'pending'
}

function presentRefund(refund: Refund, now: Date) {
  const { id, charge, amount, merchantNote } = refund
  return {
    id: writeId(id),
    integration: 100_982,
    domain: 'test',
    transaction: writeId(charge.id),
    amount,
    currency: tamperCurrency(charge.currency, charge.tamper),
    status: stateOf(refund, now),
    merchant_note: merchantNote,
    customer_note: `Refund for transaction ${charge.reference}`,
    fully_deducted: false,
    deducted_amount: 0,
  }
}

function refundNews({ charge, amount }: Refund, status: string) {
  return {
    status,
    transaction_reference: charge.reference,
    refund_reference: null,
    // As the samples of the documentation have it: text in some events.
    amount: status === 'processed' ? amount : String(amount),
    currency: charge.currency,
    processor: 'mpgs_zen',
    customer: { first_name: null, last_name: null, email: charge.email },
    integration: 100_982,
    domain: 'test',
  }
}

function mountPages(app: FakeApp, fake: FakeServer, { charges }: Books): void {
  const byCode = (code: string) => [...charges.values()].find((charge) => charge.accessCode === code)
  mountHostedPages(app, {
    provider: 'Paystack',
    scenarios,
    find(code) {
      const charge = byCode(code)
      if (!charge) return null
      const status = statusOf(charge, fake.now())
      const returnUrl = new URL(charge.hasLeft ? charge.cancelUrl : charge.callbackUrl)
      returnUrl.searchParams.set('trxref', charge.reference)
      returnUrl.searchParams.set('reference', charge.reference)
      return {
        reference: charge.reference,
        amount: (charge.amount / 100).toFixed(2),
        currency: charge.currency,
        status: status === 'abandoned' ? 'open' : status === 'ongoing' ? 'pending' : status,
        returnUrl: returnUrl.href,
      }
    },
    async decide(code, { scenario, tamper, webhook }) {
      const charge = byCode(code)
      if (!charge || charge.status === 'success' || charge.status === 'ongoing') return
      charge.hasLeft = scenario === 'leave'
      if (charge.hasLeft) return
      const outcome = outcomeOf(scenario, fake.now())
      Object.assign(charge, { scenario, tamper, ...outcome })
      // There is no event of a failure.
      if (outcome.status === 'failed') return
      const paidAt = charge.succeedsAt ?? fake.now()
      const manner = charge.succeedsAt && webhook !== 'never' ? 'late' : webhook
      await fake.announce({ event: 'charge.success', data: present(charge, paidAt) }, manner)
    },
  })
}

function outcomeOf(scenario: string, now: Date): Partial<Charge> {
  if (scenario === 'decline') return { status: 'failed', response: 'Declined' }
  if (scenario === 'insufficient-funds') return { status: 'failed', response: 'Insufficient Funds' }
  if (scenario === 'slow') return { status: 'ongoing', succeedsAt: addSeconds(now, slowSeconds) }
  return { status: 'success' }
}
