import { z } from 'zod'
import { fieldFault, problem, saidFaults } from './declare.ts'

export const rateProblems = {
  'rates.rate-changed': problem('version-mismatch', {}),
  'rates.stranded-store': problem('wrong-state', { store: z.string(), currency: z.string() }),
  'rates.country-has-rate': problem('duplicate', { country: z.string() }),
  'rates.nothing-converted': problem('wrong-state', { store: z.string(), currency: z.string() }),
  'rates.terms-changed': problem('version-mismatch', {}),
  'rates.move-to-confirm': problem('needs-confirmation', {
    currency: z.string(),
    direction: z.enum(['rise', 'fall']),
    percent: z.string(),
  }),
}

export const rateFieldFaults = {
  'rates.out-of-reach': fieldFault({}),
  'rates.not-a-country-code': fieldFault({}),
  'rates.country-unknown': fieldFault({}),
  'rates.other-country': fieldFault({ code: z.string() }),
  'rates.file-repeats-a-date': fieldFault({}),
  'rates.file-not-yet': fieldFault({ date: z.string() }),
  'rates.file-without-base': fieldFault({ currency: z.string() }),
  'rates.rate-out-of-range': fieldFault({}),
  'rates.shop-has-none': fieldFault({ currency: z.string() }),
  'rates.base-is-one': fieldFault({ currency: z.string() }),
  'rates.margin-out-of-range': fieldFault({}),
  'rates.rounding-not-in-currency': fieldFault({ currency: z.string(), rounding: z.enum(['increment', 'ending']) }),
  'rates.file-not-a-day': fieldFault({}),
  'rates.file-not-a-currency': fieldFault({}),
  'rates.file-not-a-rate': fieldFault({}),
  'rates.file-no-rates': fieldFault({}),
  'rates.file-rates-missing': fieldFault({ rates: z.int(), currencies: z.int() }),
  'rates.file-no-head': fieldFault({}),
  'rates.file-currency-twice': fieldFault({}),
  'rates.file-document-type': fieldFault({}),
  'rates.file-not-xml': fieldFault({}),
  'rates.file-currency-twice-on-one-day': fieldFault({}),
  'rates.file-line': fieldFault({ line: z.int(), fault: saidFaults }),
}
