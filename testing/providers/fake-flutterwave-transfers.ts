import type { FakeApp, FakeServer } from './fake-server.ts'
import { refuse, tell } from './flutterwave-answers.ts'
import { fateOf, holderOf, isNoAccount, newsOf, openBalance, type TransferFate } from './transfer-fate.ts'

type Transfer = {
  id: number
  reference: string
  amount: string
  currency: string
  bank: string
  number: string
  narration: string
  at: Date
}

const banks = [
  { id: 1, code: '044', name: 'Access Bank' },
  { id: 2, code: '011', name: 'First Bank PLC' },
]

const statuses: Record<TransferFate, string> = {
  arrived: 'SUCCESSFUL',
  'under-way': 'PENDING',
  failed: 'FAILED',
  'came-back': 'FAILED',
  'wants-code': 'NEW',
  'gave-up': 'FAILED',
}

const messages: Partial<Record<TransferFate, string>> = {
  arrived: 'Transaction was successful',
  failed: 'DISBURSE FAILED: Transfer failed. Please contact support',
  'came-back': 'The beneficiary’s bank returned it',
}

/** The part of Flutterwave (v3) that sends money: banks, transfers, and webhooks about them. */
export function mountFlutterwaveTransfers(app: FakeApp, fake: FakeServer): void {
  const transfers: Transfer[] = []
  const balance = openBalance()

  app.get('/v3/banks/:country', (c) =>
    tell(c, 'Banks fetched successfully', c.req.param('country') === 'NG' ? banks : []),
  )

  app.post('/v3/accounts/resolve', async (c) => {
    const { account_number: number = '', account_bank: code } = JSON.parse(await c.req.text()) as Record<string, string>
    if (!banks.some((bank) => bank.code === code) || isNoAccount(number)) {
      return refuse(c, 'Sorry, that account number is invalid, please check and try again')
    }
    return tell(c, 'Account details fetched', { account_number: number, account_name: holderOf(number) })
  })

  app.post('/v3/transfers', async (c) => {
    const asked = JSON.parse(await c.req.text()) as Record<string, string>
    const { account_bank: bank = '', account_number: number = '', reference = '', currency = '' } = asked
    const { amount = '', narration = '', debit_currency: debit, beneficiary_name: holder } = asked
    if (!bank || !number || !holder || !/^\d+(\.\d+)?$/.test(String(amount))) return refuse(c, 'Validation error')
    if (debit !== currency) return refuse(c, 'debit_currency is another one')
    if (transfers.some((known) => known.reference === reference)) return refuse(c, 'Reference already exists')
    if (isNoAccount(number)) return refuse(c, 'Account resolve failed')
    if (balance.isTooSmall(number, fake.now())) return refuse(c, 'Insufficient funds in customer wallet')
    const transfer = { id: 190_600 + transfers.length, reference, amount, currency, bank, number, narration }
    const taken = { ...transfer, at: fake.now() }
    transfers.push(taken)
    const answer = present(taken, fake.now())
    for (const fate of newsOf(number)) {
      const data = { ...answer, ...said(fate) }
      await fake.announce({ event: 'transfer.completed', 'event.type': 'Transfer', data }, 'late')
    }
    return tell(c, 'Transfer Queued Successfully', { ...answer, status: 'NEW', complete_message: '' })
  })

  app.get('/v3/transfers', (c) => {
    const rows = transfers.filter(({ reference }) => reference === c.req.query('reference'))
    const meta = { page_info: { total: rows.length, current_page: 1, total_pages: 1 } }
    return tell(
      c,
      'Transfers fetched',
      rows.map((row) => present(row, fake.now())),
      meta,
    )
  })

  app.get('/v3/transfers/:id', (c) => {
    const known = transfers.find(({ id }) => String(id) === c.req.param('id'))
    return known ? tell(c, 'Transfer fetched', present(known, fake.now())) : refuse(c, 'Transfer not found')
  })
}

const said = (fate: TransferFate) => ({ status: statuses[fate], complete_message: messages[fate] ?? '' })

function present({ at, ...transfer }: Transfer, now: Date) {
  const { id, reference, amount, currency, bank, number, narration } = transfer
  const fate = fateOf({ number, at }, now)
  return {
    id,
    account_number: number,
    bank_code: bank,
    created_at: at.toISOString(),
    currency,
    debit_currency: currency,
    amount: Number(amount),
    fee: currency === 'NGN' ? 10.75 : 100,
    ...said(fate),
    reference,
    narration,
    requires_approval: 0,
    is_approved: 1,
  }
}
