import { randomBytes } from 'node:crypto'
import type { FakeApp, FakeServer } from './fake-server.ts'
import { newId, refusal, writeId } from './paystack-answers.ts'
import { fateOf, holderOf, isNoAccount, newsOf, openBalance, type TransferFate } from './transfer-fate.ts'

type Recipient = { code: string; number: string; currency: string }
type Transfer = { id: string; reference: string; amount: number; currency: string; to: Recipient; at: Date }

const banks = [
  { name: 'Access Bank', code: '044', type: 'nuban', currency: 'NGN' },
  { name: 'First Bank of Nigeria', code: '011', type: 'nuban', currency: 'NGN' },
  { name: 'Guaranty Trust Bank', code: '058', type: 'nuban', currency: 'NGN' },
  { name: 'A bank that is no more', code: '999', type: 'nuban', currency: 'NGN', active: false },
  { name: 'GCB Bank', code: '040100', type: 'ghipss', currency: 'GHS' },
  { name: 'MTN', code: 'MTN', type: 'mobile_money', currency: 'GHS' },
  { name: 'Kenya Commercial Bank', code: '01', type: 'kepss', currency: 'KES' },
  { name: 'M-PESA', code: 'MPESA', type: 'mobile_money', currency: 'KES' },
  { name: 'M-PESA Paybill', code: 'MPPAYBILL', type: 'mobile_money_business', currency: 'KES' },
  { name: 'Absa Bank Limited, South Africa', code: '632005', type: 'basa', currency: 'ZAR' },
]

const statuses: Record<TransferFate, string> = {
  arrived: 'success',
  'under-way': 'pending',
  failed: 'failed',
  'came-back': 'reversed',
  'wants-code': 'otp',
  'gave-up': 'abandoned',
}

/** The part of Paystack that sends money: its banks, recipients and transfers, and webhooks about them. */
export function mountPaystackTransfers(app: FakeApp, fake: FakeServer): void {
  const recipients = new Map<string, Recipient>()
  const transfers = new Map<string, Transfer>()
  const balance = openBalance()

  app.get('/bank', (c) => {
    const { currency, next } = c.req.query()
    const listed = banks.filter((bank) => bank.currency === currency)
    // Short pages, so that there are several.
    const from = Number(next ?? 0)
    const data = listed.slice(from, from + 2).map((bank) => ({ active: true, is_deleted: null, ...bank }))
    const meta = { next: from + 2 < listed.length ? String(from + 2) : null, previous: null, perPage: 2 }
    return c.json({ status: true, message: 'Banks retrieved', data, meta })
  })

  app.get('/bank/resolve', (c) => {
    const { account_number: number = '', bank_code: code } = c.req.query()
    const bank = banks.find((known) => known.code === code && ['NGN', 'GHS'].includes(known.currency))
    if (!bank) return c.json(refusal('Unknown bank code', 'invalid_bank_code'), 422)
    if (isNoAccount(number)) {
      return c.json(refusal('Could not resolve account name. Check parameters or try again.', 'invalid_params'), 422)
    }
    const data = { account_number: number, account_name: holderOf(number), bank_id: 9 }
    return c.json({ status: true, message: 'Account number resolved', data })
  })

  app.post('/transferrecipient', async (c) => {
    const { type, name, account_number: number = '', bank_code: code, currency } = JSON.parse(await c.req.text())
    const bank = banks.find((known) => known.code === code && known.type === type && known.currency === currency)
    if (!bank || !name || isNoAccount(number)) {
      return c.json(refusal('Cannot resolve account: check the number and the bank', 'invalid_params'), 400)
    }
    const recipient = { code: `RCP_${randomBytes(8).toString('hex')}`, number, currency }
    recipients.set(recipient.code, recipient)
    const data = { active: true, currency, domain: 'test', name, recipient_code: recipient.code, type }
    return c.json({ status: true, message: 'Transfer recipient created successfully', data }, 201)
  })

  app.post('/transfer', async (c) => {
    const { source, amount, recipient, reference = '', currency } = JSON.parse(await c.req.text())
    const to = recipients.get(recipient)
    const refuse = (message: string) => c.json(refusal(message, 'invalid_params'), 400)
    if (source !== 'balance' || to?.currency !== currency) return refuse('Recipient specified is invalid')
    if (!Number.isInteger(amount) || amount < 1) return refuse('Invalid amount passed')
    if (!/^[a-z0-9_-]{16,50}$/.test(reference)) return refuse('Transfer reference is invalid')
    if (transfers.has(reference))
      return refuse('Please provide a unique reference. Reference already exists on a transfer')
    if (!to || balance.isTooSmall(to.number, fake.now())) {
      return refuse('Your balance is not enough to fulfil this request')
    }
    const transfer = { id: newId(transfers.size), reference, amount, currency, to, at: fake.now() }
    transfers.set(reference, transfer)
    const answer = present(transfer, fake.now())
    for (const status of newsOf(to.number).map((fate) => statuses[fate])) {
      await fake.announce({ event: `transfer.${status}`, data: { ...answer, status } }, 'late')
    }
    const { domain: _, ...data } = answer
    return c.json({ status: true, message: 'Transfer has been queued', data })
  })

  app.get('/transfer/verify/:reference', (c) => {
    const known = transfers.get(c.req.param('reference'))
    if (!known) return c.json(refusal('Transfer not found', 'transfer_not_found'), 404)
    return c.json({ status: true, message: 'Transfer retrieved', data: present(known, fake.now()) })
  })
}

function present({ id, reference, amount, currency, to, at }: Transfer, now: Date) {
  const fate = fateOf({ number: to.number, at }, now)
  return {
    id: writeId(id),
    domain: 'test',
    transfer_code: `TRF_${id}`,
    reference,
    amount,
    currency,
    source: 'balance',
    recipient: { recipient_code: to.code },
    status: statuses[fate],
    fee_charged: currency === 'NGN' ? 1000 : 0,
    gateway_response: fate === 'failed' ? 'Account is dormant' : null,
    createdAt: at.toISOString(),
  }
}
