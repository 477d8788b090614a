import type { PaymentMeans } from '@makola/contract/payments/payments.ts'
import type { Key } from '@makola/words/messages.ts'
import { useWords } from '../../ui/words/use-words.ts'

const names = {
  visa: 'payments.means.visa',
  mastercard: 'payments.means.mastercard',
  verve: 'payments.means.verve',
  'bank-transfer': 'payments.means.bank-transfer',
  ussd: 'payments.means.ussd',
  mpesa: 'payments.means.mpesa',
  'mtn-momo': 'payments.means.mtn-momo',
  'airtel-money': 'payments.means.airtel-money',
  'orange-money': 'payments.means.orange-money',
  'telecel-cash': 'payments.means.telecel-cash',
  wave: 'payments.means.wave',
  cash: 'payments.means.cash',
  test: 'payments.provider.sandbox',
} as const satisfies Record<PaymentMeans, Key>

/** The means of payment by name, each in a neutral frame of ours: the companies' own marks are theirs. */
export function PaymentMarks({ means }: { means: readonly PaymentMeans[] }) {
  const t = useWords()
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      {means.map((name) => (
        <span
          key={name}
          className="rounded-sm border border-line bg-surface px-2 text-[0.8125rem] leading-6 font-semibold whitespace-nowrap text-muted"
        >
          {t(names[name])}
        </span>
      ))}
    </span>
  )
}
