export const ledgerBankFile = {
  'ledger.bank-file.reference': 'Reference',
  'ledger.bank-file.store': 'Store',
  'ledger.bank-file.holder': 'Account name',
  'ledger.bank-file.kind': 'Kind',
  'ledger.bank-file.institution': 'Bank or provider',
  'ledger.bank-file.bank-code': 'Bank code',
  'ledger.bank-file.number': 'Number',
  'ledger.bank-file.country': 'Country',
  'ledger.bank-file.currency': 'Currency',
  'ledger.bank-file.amount': 'Amount',
  'ledger.bank-file.bank-account': 'Bank account',
  'ledger.bank-file.mobile-money': 'Mobile money',
} as const
