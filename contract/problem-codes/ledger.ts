import { z } from 'zod'
import { fieldFault, problem } from './declare.ts'

export const ledgerProblems = {
  'ledger.nobody-due': problem('wrong-state', {}),
  'ledger.run-is-sent': problem('wrong-state', {}),
  'ledger.cannot-mark': problem('wrong-state', { state: z.string(), as: z.string() }),
  'ledger.provider-decides': problem('wrong-state', {}),
  'ledger.sent-by-hand': problem('wrong-state', {}),
  'ledger.charge-reversed': problem('wrong-state', {}),
  'ledger.payout-failed': problem('wrong-state', {}),
  'ledger.terms-changed': problem('wrong-state', {}),
}

export const ledgerFieldFaults = {
  'ledger.not-a-bank-code': fieldFault({}),
  'ledger.not-an-account-number': fieldFault({}),
  'ledger.not-a-wallet-number': fieldFault({}),
  'ledger.no-such-account': fieldFault({}),
  'ledger.currency-repeated': fieldFault({}),
  'ledger.nothing': fieldFault({}),
  'ledger.not-the-store-currency': fieldFault({ currency: z.string() }),
  'ledger.way-not-offered': fieldFault({}),
  'ledger.subject-unknown': fieldFault({ subject: z.enum(['store', 'category']) }),
  'ledger.ends-before-start': fieldFault({}),
  'ledger.too-many-days': fieldFault({ most: z.int() }),
  'ledger.too-many-rows': fieldFault({ most: z.int() }),
}
