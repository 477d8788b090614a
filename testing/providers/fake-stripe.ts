import { createHmac, randomBytes } from 'node:crypto'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { type FakeApp, type FakeProvider, type FakeServer, startFakeServer } from './fake-server.ts'
import { mountStripeDisputes } from './fake-stripe-disputes.ts'
import { type HostedPayment, mountHostedPages, type PageChoice, tamperAmount, tamperCurrency } from './hosted-page.ts'
import { type FormObject, textAt } from './read-form.ts'
import { type Answers, answerOnce, answerPage, missing, Refusal, refuse } from './stripe-answers.ts'
import { slowSeconds, tellLater } from './tell-later.ts'

const secretKey = 'sk_test_fake'
const webhookSecret = 'whsec_fake'
const halfHourSeconds = 30 * 60
const daySeconds = 24 * 3600

/** Stripe's documented test cards, and what its Checkout page can do besides. */
const scenarios = {
  pay: 'Pay: 4242 4242 4242 4242',
  decline: 'Declined: 4000 0000 0000 0002',
  'insufficient-funds': 'Insufficient funds: 4000 0000 0000 9995',
  leave: 'Back to the shop',
  slow: 'Bank debit: 20 seconds, then paid',
  'slow-decline': 'Bank debit: 20 seconds, then declined',
  expire: 'Let the page expire',
  'refund-later': 'Pay, refunds take 20 seconds: 4000 0000 0000 7726',
  'refund-fails': 'Pay, refunds fail after 20 seconds',
  'refund-turned-away': 'Pay, refunds arrive and fail after 20 seconds',
}

const declines: Record<string, { decline_code: string; message: string }> = {
  decline: { decline_code: 'generic_decline', message: 'Your card was declined.' },
  'insufficient-funds': { decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' },
  'slow-decline': { decline_code: 'debit_not_authorized', message: 'The bank refused the debit.' },
}

type Session = {
  id: string
  intentId: string
  params: FormObject
  /** As booked: the requested amount, unless the page was told to book another. */
  amount: number
  currency: string
  isAmountText: boolean
  createdAt: Date
  expiresAt: Date
  choice: PageChoice | null
  /** When the bank has decided; until then a chosen payment is on its way. */
  decidesAt: Date
}

type Refund = { id: string; sessionId: string; amount: number; metadata: Record<string, string>; at: Date }

type Books = {
  sessions: Map<string, Session>
  refunds: Map<string, Refund>
  answers: Answers
}

/** A Stripe with Checkout Sessions and refunds: form-encoded requests, nested names, idempotency keys, signed events. */
export async function startFakeStripe({ port }: { port?: number } = {}): Promise<FakeProvider> {
  const books: Books = { sessions: new Map(), refunds: new Map(), answers: new Map() }
  const server = await startFakeServer({
    port,
    sign: (body, now) => {
      const seconds = Math.floor(now.getTime() / 1000)
      const digits = createHmac('sha256', webhookSecret).update(`${seconds}.${body}`).digest('hex')
      return { 'stripe-signature': `t=${seconds},v1=${digits}` }
    },
    mount: (app, fake) => {
      mountApi(app, fake, books)
      mountStripeDisputes(app, fake, {
        find: (reference) => {
          const all = [...books.sessions.values()]
          const session = all.find(({ params }) => textAt(params, 'client_reference_id') === reference)
          if (!session || stateOf(fake, session) !== 'success') return null
          return { transactionId: session.intentId, amount: session.amount, currency: session.currency.toUpperCase() }
        },
        asEvent: (type, object) => asEvent(fake, type, object),
      })
      mountHostedPages(app, {
        provider: 'Stripe',
        scenarios,
        find: (id) => present(fake, books.sessions.get(id)),
        decide: (id, choice) => decide(fake, books, id, choice),
      })
    },
  })
  const environment = { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: server.url }
  return { name: 'stripe', server, environment }
}

function mountApi(app: FakeApp, fake: FakeServer, books: Books): void {
  app.use('/v1/*', async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${secretKey}`) return next()
    return refuse(c, 401, new Refusal('Invalid API Key provided'))
  })

  app.post('/v1/checkout/sessions', async (c) =>
    answerOnce(c, books.answers, await c.req.text(), (form) => openSession(fake, books, form)),
  )

  app.get('/v1/checkout/sessions', (c) => {
    const { status, 'created[gte]': from = '0', 'created[lt]': until = 'Infinity' } = c.req.query()
    const found = [...books.sessions.values()]
      .filter(
        ({ createdAt }) => createdAt.getTime() >= Number(from) * 1000 && createdAt.getTime() < Number(until) * 1000,
      )
      .filter((session) => asSession(fake, session, true).status === status)
      .reverse()
    return answerPage(c, found, (session) => asSession(fake, session, true))
  })

  app.get('/v1/checkout/sessions/:id', (c) => {
    const session = books.sessions.get(c.req.param('id'))
    if (!session) return refuse(c, 404, missing('checkout.session'))
    const isExpanded = c.req.query('expand[0]')?.startsWith('payment_intent.latest_charge') ?? false
    return c.json(asSession(fake, session, isExpanded))
  })

  app.post('/v1/refunds', async (c) =>
    answerOnce(c, books.answers, await c.req.text(), (form) => openRefund(fake, books, form)),
  )

  app.get('/v1/refunds', (c) => {
    const intent = c.req.query('payment_intent')
    const found = [...books.refunds.values()]
      .filter(({ sessionId }) => books.sessions.get(sessionId)?.intentId === intent)
      .reverse()
    return answerPage(c, found, (refund) => asRefund(fake, books, refund))
  })

  app.get('/v1/refunds/:id', (c) => {
    const refund = books.refunds.get(c.req.param('id'))
    if (!refund) return refuse(c, 404, missing('refund'))
    return c.json(asRefund(fake, books, refund))
  })
}

function openSession(fake: FakeServer, books: Books, params: FormObject): object {
  const price = ['line_items', '0', 'price_data'] as const
  const amount = Number(textAt(params, ...price, 'unit_amount'))
  const currency = textAt(params, ...price, 'currency') ?? ''
  const expiresAt = new Date(Number(textAt(params, 'expires_at')) * 1000)
  const aheadSeconds = (expiresAt.getTime() - fake.now().getTime()) / 1000
  if (textAt(params, 'mode') !== 'payment') throw new Refusal('Only payments are known here.', { param: 'mode' })
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Refusal('Invalid integer.', { param: 'unit_amount' })
  if (!/^[a-z]{3}$/.test(currency)) throw new Refusal(`Invalid currency: ${currency}.`)
  if (!(aheadSeconds >= halfHourSeconds && aheadSeconds <= daySeconds)) {
    throw new Refusal('The timestamp must lie 30 minutes to 24 hours ahead.', { param: 'expires_at' })
  }
  const [id, intentId] = [newId('cs_test'), newId('pi')]
  const undecided = { isAmountText: false, choice: null, decidesAt: expiresAt }
  const session: Session = { id, intentId, params, amount, currency, createdAt: fake.now(), expiresAt, ...undecided }
  books.sessions.set(id, session)
  return asSession(fake, session, false)
}

/** Returns the state of a session. A declined card leaves it open for another one. */
function stateOf(fake: FakeServer, { choice, decidesAt, expiresAt }: Session): HostedPayment['status'] {
  const scenario = choice?.scenario
  if (scenario === 'slow' || scenario === 'slow-decline') {
    if (fake.now() < decidesAt) return 'pending'
    return scenario === 'slow' ? 'success' : 'failed'
  }
  if (scenario === 'pay' || scenario?.startsWith('refund-')) return 'success'
  return scenario === 'expire' || fake.now() >= expiresAt ? 'abandoned' : 'open'
}

function asSession(fake: FakeServer, session: Session, isExpanded: boolean) {
  const { id, params, amount, currency, isAmountText, expiresAt } = session
  const state = stateOf(fake, session)
  const isComplete = ['success', 'pending', 'failed'].includes(state)
  const intent = isExpanded ? asIntent(fake, session) : session.intentId
  return {
    id,
    object: 'checkout.session',
    mode: 'payment',
    status: isComplete ? 'complete' : state === 'abandoned' ? 'expired' : 'open',
    payment_status: state === 'success' ? 'paid' : 'unpaid',
    amount_total: isAmountText ? String(amount) : amount,
    currency,
    client_reference_id: textAt(params, 'client_reference_id') ?? null,
    metadata: params.metadata ?? {},
    payment_intent: isComplete ? intent : null,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    livemode: false,
    url: state === 'open' ? `${fake.url}/hosted/${id}` : null,
  }
}

function asIntent(fake: FakeServer, session: Session): object {
  const { intentId, amount, currency, choice } = session
  const state = stateOf(fake, session)
  const statuses = { success: 'succeeded', pending: 'processing', failed: 'requires_payment_method' } as const
  const fee = Math.round(amount * 0.029) + 30
  const booked = { id: newId('txn'), object: 'balance_transaction', amount, currency, fee, net: amount - fee }
  const charge = { ...asCharge(session), balance_transaction: booked }
  return {
    id: intentId,
    object: 'payment_intent',
    amount,
    currency,
    status: statuses[state as keyof typeof statuses],
    last_payment_error: state === 'failed' ? { type: 'card_error', ...declines[choice?.scenario ?? ''] } : null,
    latest_charge: state === 'success' ? charge : null,
  }
}

/** Builds the hosted page's links: on, with the session's id filled in, or back when nothing was paid. */
function present(fake: FakeServer, session: Session | undefined): HostedPayment | null {
  if (!session) return null
  const { id, params, amount, currency } = session
  const status = stateOf(fake, session)
  const isPaid = status === 'success' || status === 'pending'
  const onward = textAt(params, 'success_url')?.replace('{CHECKOUT_SESSION_ID}', id)
  const returnUrl = (isPaid ? onward : textAt(params, 'cancel_url')) ?? fake.url
  const reference = textAt(params, 'client_reference_id') ?? ''
  return { reference, amount: String(amount), currency: currency.toUpperCase(), status, returnUrl }
}

async function decide(fake: FakeServer, books: Books, id: string, choice: PageChoice): Promise<void> {
  const session = books.sessions.get(id)
  if (!session || stateOf(fake, session) !== 'open') return
  const { scenario, tamper, webhook } = choice
  const currency = tamperCurrency(session.currency.toUpperCase(), tamper).toLowerCase()
  const decidesAt = addSeconds(fake.now(), slowSeconds)
  const booked = { amount: tamperAmount(session.amount, tamper), currency, isAmountText: tamper === 'amount-as-text' }
  Object.assign(session, { ...booked, choice, decidesAt })
  const tell = (type: string) => fake.announce(asEvent(fake, type, asSession(fake, session, false)), webhook)
  const state = stateOf(fake, session)
  if (state === 'abandoned') await tell('checkout.session.expired')
  if (state === 'success' || state === 'pending') await tell('checkout.session.completed')
  if (state !== 'pending') return
  const end = scenario === 'slow' ? 'succeeded' : 'failed'
  tellLater(() => tell(`checkout.session.async_payment_${end}`))
}

function openRefund(fake: FakeServer, books: Books, form: FormObject): object {
  const intent = textAt(form, 'payment_intent')
  const session = [...books.sessions.values()].find(({ intentId }) => intentId === intent)
  if (!session || stateOf(fake, session) !== 'success') throw missing('payment_intent')
  const amount = Number(textAt(form, 'amount'))
  const left = [...books.refunds.values()]
    .filter((refund) => refund.sessionId === session.id && endOf(fake, books, refund) !== 'failed')
    .reduce((rest, refund) => rest - refund.amount, session.amount)
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Refusal('Invalid positive integer', { param: 'amount' })
  if (amount > left)
    throw new Refusal(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`)
  const metadata = (form.metadata ?? {}) as Record<string, string>
  const refund: Refund = { id: newId('re'), sessionId: session.id, amount, metadata, at: fake.now() }
  books.refunds.set(refund.id, refund)
  const tell = () => {
    const type = endOf(fake, books, refund) === 'failed' ? 'refund.failed' : 'refund.updated'
    return fake.announce(asEvent(fake, type, asRefund(fake, books, refund)), session.choice?.webhook ?? 'once')
  }
  if (session.choice?.scenario.startsWith('refund-')) tellLater(tell)
  else void fake.announce(asEvent(fake, 'charge.refunded', asCharge(session)), 'late')
  return asRefund(fake, books, refund)
}

/** It has the metadata of its payment intent. */
function asCharge({ intentId, amount, currency, params }: Session): object {
  const { metadata = {} } = (params.payment_intent_data ?? {}) as FormObject
  return { id: newId('ch'), object: 'charge', amount, currency, payment_intent: intentId, metadata }
}

function endOf(fake: FakeServer, books: Books, { sessionId, at }: Refund): 'pending' | 'succeeded' | 'failed' {
  const scenario = books.sessions.get(sessionId)?.choice?.scenario
  if (!scenario?.startsWith('refund-')) return 'succeeded'
  if (fake.now() < addSeconds(at, slowSeconds)) return scenario === 'refund-turned-away' ? 'succeeded' : 'pending'
  return scenario === 'refund-later' ? 'succeeded' : 'failed'
}

function asRefund(fake: FakeServer, books: Books, refund: Refund): object {
  const { id, sessionId, amount, metadata } = refund
  const session = books.sessions.get(sessionId)
  const status = endOf(fake, books, refund)
  const failure = status === 'failed' ? { failure_reason: 'expired_or_canceled_card' } : {}
  const { currency, intentId: payment_intent } = session ?? {}
  return { id, object: 'refund', amount, currency, payment_intent, metadata, status, ...failure }
}

function asEvent(fake: FakeServer, type: string, object: object): object {
  const created = Math.floor(fake.now().getTime() / 1000)
  return { id: newId('evt'), object: 'event', type, created, livemode: false, data: { object } }
}

function newId(prefix: string): string {
  return `${prefix}_${randomBytes(18).toString('hex')}`
}
