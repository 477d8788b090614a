import type { PaymentReview } from '@makola/contract/orders/refunds.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../ui/words/use-words.ts'

/** One fact on a card about money: its name and value. */
export function CardFact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <p className="mb-0.5 text-label text-muted">{title}</p>
      {children}
    </div>
  )
}

/** The buyer concerned, with contact data. */
export function BuyerFact({ buyer: { name, email, phone } }: Pick<PaymentReview, 'buyer'>) {
  const t = useWords()
  return (
    <CardFact title={t('orders.payment-reviews.buyer')}>
      <p className="font-medium">{name}</p>
      {email && <p className="text-small break-all text-muted">{email}</p>}
      {phone && <p className="text-small text-muted">{phone}</p>}
    </CardFact>
  )
}
