import type { ProviderName } from '@makola/contract/payments.ts'
import Banknote from 'lucide-react/icons/banknote'
import CreditCard from 'lucide-react/icons/credit-card'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Landmark from 'lucide-react/icons/landmark'
import Smartphone from 'lucide-react/icons/smartphone'
import Wallet from 'lucide-react/icons/wallet'

const means: Record<ProviderName, (typeof CreditCard)[]> = {
  paystack: [CreditCard, Landmark, Smartphone],
  flutterwave: [CreditCard, Landmark, Smartphone],
  stripe: [CreditCard, Wallet],
  'cash-on-delivery': [Banknote],
  sandbox: [FlaskConical],
}

/** The accepted means of payment as pictures, decorative beside the words. */
export function PaymentMeans({ provider }: { provider: ProviderName }) {
  return (
    <span aria-hidden="true" className="flex gap-1.5 text-muted">
      {means[provider].map((Icon, index) => (
        <Icon key={Icon.displayName ?? index} className={index === 0 ? 'size-5' : 'size-5 max-md:hidden'} />
      ))}
    </span>
  )
}
