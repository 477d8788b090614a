import { randomBytes } from 'node:crypto'
import { addSeconds } from '../../api/src/platform/clock.ts'
import { mountFlutterwaveDisputes } from './fake-flutterwave-disputes.ts'
import { mountFlutterwaveTransfers } from './fake-flutterwave-transfers.ts'
import { type FakeApp, type FakeProvider, type FakeServer, startFakeServer } from './fake-server.ts'
import { refuse, tell } from './flutterwave-answers.ts'
import { type HostedPayment, mountHostedPages, type PageChoice, tamperAmount, tamperCurrency } from './hosted-page.ts'
import { slowSeconds, tellLater } from './tell-later.ts'

const secretKey = 'FLWSECK_TEST-of-the-fake-flutterwave'
const webhookHash = 'hash-of-the-fake-flutterwave'
const feeShare = 0.014
/** The test cards of Flutterwave's documentation, and what else may happen on its page. */
const scenarios = {
  pay: 'Card 5531 8866 5214 2950, PIN 3310, OTP 12345: pays',
  'pay-with-fees': 'Pays, with the fees on top',
  'pay-after-failure': 'Card 5258 5859 2266 6506 fails, then another one pays',
  slow: `Bank transfer: pays after ${slowSeconds} seconds`,
  'pending-validation': 'The bank wants to look at it: stays open',
  decline: 'Card 5143 0105 2233 9965: do not honour',
  'insufficient-funds': 'Card 5258 5859 2266 6506: insufficient funds',
  leave: 'Cancel payment',
  'refund-later': `Pays, refunds take ${slowSeconds} seconds`,
  'refund-fails': `Pays, refunds fail after ${slowSeconds} seconds`,
  'refund-turned-away': `Pays, refunds arrive and fail after ${slowSeconds} seconds`,
}

const responses: Record<string, string> = {
  decline: 'Do Not Honour',
  'insufficient-funds': 'Insufficient Funds',
  slow: 'Transaction in progress',
  'pending-validation': 'Pending validation',
}

/** A page to pay on, which may see several transactions under one reference. */
type Page = {
  token: string
  txRef: string
  amount: number
  currency: string
  redirectUrl: string
  email: string
  choice: PageChoice | null
}

type Transaction = {
  id: number
  page: Page
  amount: number
  currency: string
  scenario: string
  isAmountText: boolean
  createdAt: Date
  /** When a slow one is through. */
  endsAt: Date
}

type Refund = { id: number; of: Transaction; amount: number; comment: string; at: Date }

type Books = { pages: Map<string, Page>; transactions: Transaction[]; refunds: Refund[] }

/** Flutterwave v3, as far as its documentation tells: its page, transactions, refunds, webhooks with a shared secret. */
export async function startFakeFlutterwave({ port }: { port?: number } = {}): Promise<FakeProvider> {
  const books: Books = { pages: new Map(), transactions: [], refunds: [] }
  const server = await startFakeServer({
    port,
    sign: () => ({ 'verif-hash': webhookHash }),
    mount: (app, fake) => {
      requireKey(app)
      mountPayments(app, fake, books)
      mountTransactions(app, fake, books)
      mountRefunds(app, fake, books)
      mountFlutterwaveTransfers(app, fake)
      mountFlutterwaveDisputes(app, fake, (reference) => findPaid(fake, books, reference))
      mountHostedPages(app, {
        provider: 'Flutterwave',
        scenarios,
        find: (token) => present(fake, books, token),
        decide: (token, choice) => decide(fake, books, token, choice),
      })
    },
  })
  const environment = {
    FLUTTERWAVE_SECRET_KEY: secretKey,
    FLUTTERWAVE_WEBHOOK_HASH: webhookHash,
    FLUTTERWAVE_URL: server.url,
  }
  return { name: 'flutterwave', server, environment }
}

function requireKey(app: FakeApp): void {
  app.use('/v3/*', async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${secretKey}`) return next()
    return c.json({ status: 'error', message: 'Invalid authorization key', data: null }, 401)
  })
}

type AskedPage = {
  tx_ref?: string
  amount?: string | number
  currency?: string
  redirect_url?: string
  customer?: { email?: string }
}

function mountPayments(app: FakeApp, fake: FakeServer, { pages }: Books): void {
  app.post('/v3/payments', async (c) => {
    const { tx_ref, amount, currency = 'NGN', redirect_url, customer } = JSON.parse(await c.req.text()) as AskedPage
    const email = customer?.email ?? ''
    if (!tx_ref) return refuse(c, 'tx_ref is required')
    if (!/^\d+(\.\d+)?$/.test(String(amount))) return refuse(c, 'amount should be a number')
    if (!/^\S+@\S+\.\S+$/.test(email)) return refuse(c, 'customer email is required')
    if (!redirect_url) return refuse(c, 'redirect_url is required')
    const token = randomBytes(10).toString('hex')
    const asked = { txRef: tx_ref, amount: Number(amount), currency, redirectUrl: redirect_url, email }
    pages.set(token, { token, ...asked, choice: null })
    return tell(c, 'Hosted Link', { link: `${fake.url}/hosted/${token}` })
  })
}

function mountTransactions(app: FakeApp, fake: FakeServer, { transactions }: Books): void {
  const none = 'No transaction was found for this id'

  app.get('/v3/transactions/verify_by_reference', (c) => {
    const newest = transactions.findLast(({ page }) => page.txRef === c.req.query('tx_ref'))
    return newest ? tell(c, 'Transaction fetched successfully', asTransaction(fake, newest)) : refuse(c, none)
  })

  app.get('/v3/transactions/:id/verify', (c) => {
    const known = transactions.find(({ id }) => String(id) === c.req.param('id'))
    return known ? tell(c, 'Transaction fetched successfully', asTransaction(fake, known)) : refuse(c, none)
  })

  app.get('/v3/transactions', (c) => {
    const { tx_ref: txRef, status, from = '', to = '9' } = c.req.query()
    const rows = transactions
      .filter((one) => (!txRef || one.page.txRef === txRef) && (!status || statusOf(fake, one) === status))
      .map((one) => ({ ...asTransaction(fake, one), id: String(one.id) }))
      .filter(({ created_at: at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to)
    const page = Number(c.req.query('page') ?? 1)
    return tell(c, 'Transactions fetched', rows.slice((page - 1) * pageSize, page * pageSize), pageInfo(rows, page))
  })
}

const pageSize = 10
const pageInfo = ({ length }: unknown[], page: number) => ({
  page_info: { total: length, current_page: page, total_pages: Math.ceil(length / pageSize) },
})

function mountRefunds(app: FakeApp, fake: FakeServer, { transactions, refunds }: Books): void {
  app.post('/v3/transactions/:id/refund', async (c) => {
    const of = transactions.find(({ id }) => String(id) === c.req.param('id'))
    if (!of || statusOf(fake, of) !== 'successful') return refuse(c, 'Transaction is not refundable')
    const asked = JSON.parse(await c.req.text()) as { amount?: string | number; comments?: string }
    const amount = Number(asked.amount ?? of.amount)
    const taken = refunds
      .filter((refund) => refund.of === of && endOf(fake, refund) !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0)
    // In whole thousandths: no currency has more decimals.
    if (!(amount > 0) || Math.round(amount * 1000) > Math.round((of.amount - taken) * 1000)) {
      return refuse(c, 'The refund amount is more than what is left of the transaction')
    }
    const refund: Refund = { id: 8600 + refunds.length, of, amount, comment: asked.comments ?? '', at: fake.now() }
    refunds.push(refund)
    const announce = () => fake.announce(asRefundNews(fake, refund), of.page.choice?.webhook ?? 'once')
    if (of.scenario.startsWith('refund-')) tellLater(announce)
    else await announce()
    const { comment: comments, transaction_id: tx_id, ...data } = asRefund(fake, refund)
    return tell(c, 'Transaction refund initiated', { ...data, comments, tx_id })
  })

  app.get('/v3/refunds', (c) => {
    const rows = refunds.filter(({ of }) => String(of.id) === c.req.query('id')).map((one) => asRefund(fake, one))
    return tell(c, 'Refunds fetched', rows, pageInfo(rows, 1))
  })

  app.get('/v3/refunds/:id', (c) => {
    const known = refunds.find(({ id }) => String(id) === c.req.param('id'))
    return known ? tell(c, 'Refund fetched', asRefund(fake, known)) : refuse(c, 'Refund not found')
  })
}

function statusOf(fake: FakeServer, { scenario, endsAt }: Transaction): string {
  if (scenario === 'decline' || scenario === 'insufficient-funds') return 'failed'
  if (scenario === 'pending-validation') return 'success-pending-validation'
  return scenario === 'slow' && fake.now() < endsAt ? 'pending' : 'successful'
}

function asTransaction(fake: FakeServer, transaction: Transaction) {
  const { id, page, amount, currency, scenario, isAmountText, createdAt } = transaction
  const status = statusOf(fake, transaction)
  const fee = Number((amount * feeShare).toFixed(2))
  const charged = scenario === 'pay-with-fees' ? Number((amount + fee).toFixed(2)) : amount
  return {
    id,
    tx_ref: page.txRef,
    flw_ref: `FLW-MOCK-${id}`,
    amount: isAmountText ? String(amount) : amount,
    currency,
    charged_amount: charged,
    app_fee: fee,
    merchant_fee: 0,
    amount_settled: Number((charged - fee).toFixed(2)),
    processor_response: status === 'successful' ? 'Approved by Financial Institution' : responses[scenario],
    status,
    payment_type: scenario === 'slow' ? 'bank_transfer' : 'card',
    created_at: createdAt.toISOString(),
    customer: { id: 1, email: page.email },
    meta: null,
  }
}

function endOf(fake: FakeServer, { of, at }: Refund): 'completed' | 'completed-bank-transfer' | 'failed' {
  const isThrough = fake.now() >= addSeconds(at, slowSeconds)
  if (!of.scenario.startsWith('refund-')) return 'completed-bank-transfer'
  if (!isThrough) return of.scenario === 'refund-turned-away' ? 'completed-bank-transfer' : 'completed'
  return of.scenario === 'refund-later' ? 'completed-bank-transfer' : 'failed'
}

function asRefund(fake: FakeServer, refund: Refund) {
  const { id, of, amount, comment } = refund
  const meta = JSON.stringify({ source: 'availablebalance' })
  const status = endOf(fake, refund)
  return { id, amount_refunded: amount, status, flw_ref: `URF_${id}`, comment, meta, transaction_id: of.id }
}

/** Without an envelope, and under names of its own. */
function asRefundNews(fake: FakeServer, refund: Refund) {
  const { id, of, amount } = refund
  const status = endOf(fake, refund)
  return {
    id,
    AmountRefunded: amount,
    status,
    FlwRef: `URF_${id}`,
    destination: 'payment_source',
    TransactionId: of.id,
  }
}

/** Returns the parameters of the way back. They have an id only after an attempt. */
function present(fake: FakeServer, { pages, transactions }: Books, token: string): HostedPayment | null {
  const page = pages.get(token)
  if (!page) return null
  const { txRef, amount, currency, redirectUrl } = page
  const last = transactions.findLast((one) => one.page === page)
  const said = last ? statusOf(fake, last) : 'cancelled'
  const back = new URL(redirectUrl)
  back.searchParams.set('status', said)
  back.searchParams.set('tx_ref', txRef)
  if (last) back.searchParams.set('transaction_id', String(last.id))
  const shown = { successful: 'success', failed: 'failed', cancelled: 'open' } as const
  const status = shown[said as keyof typeof shown] ?? 'pending'
  return { reference: txRef, amount: String(amount), currency, status, returnUrl: back.href }
}

async function decide(fake: FakeServer, books: Books, token: string, choice: PageChoice): Promise<void> {
  const page = books.pages.get(token)
  const status = present(fake, books, token)?.status
  if (!page || (status !== 'open' && status !== 'failed')) return
  if (choice.scenario === 'leave') return
  page.choice = choice
  if (choice.scenario === 'pay-after-failure') {
    await book(fake, books, page, { ...choice, scenario: 'insufficient-funds' })
    await book(fake, books, page, { ...choice, scenario: 'pay' })
    return
  }
  await book(fake, books, page, choice)
}

async function book(fake: FakeServer, { transactions }: Books, page: Page, choice: PageChoice): Promise<void> {
  const { scenario, tamper, webhook } = choice
  const transaction: Transaction = {
    id: 8_300_000 + transactions.length,
    page,
    amount: tamperAmount(page.amount, tamper, stepOf(page.currency)),
    currency: tamperCurrency(page.currency, tamper),
    scenario,
    isAmountText: tamper === 'amount-as-text',
    createdAt: fake.now(),
    endsAt: addSeconds(fake.now(), slowSeconds),
  }
  transactions.push(transaction)
  const announce = () =>
    fake.announce(
      { event: 'charge.completed', data: asTransaction(fake, transaction), 'event.type': 'CARD_TRANSACTION' },
      webhook,
    )
  if (scenario === 'slow') tellLater(announce)
  else if (scenario !== 'pending-validation') await announce()
}

/** In major units. */
const stepOf = (currency: string) => (['XAF', 'XOF', 'UGX', 'RWF'].includes(currency) ? 1 : 0.01)

function findPaid(fake: FakeServer, { transactions }: Books, reference: string) {
  const paid = transactions.findLast((one) => one.page.txRef === reference && statusOf(fake, one) === 'successful')
  return paid && { transactionId: String(paid.id), amount: paid.amount, currency: paid.currency }
}
