import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { shopQuery } from '../../shell/api/shop-query.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** What the order accepts, as it will say itself. The pages open in a tab of their own: nobody leaves the checkout by reading them. */
export function Acceptance() {
  const t = useWords()
  const { pages } = useSuspenseQuery(shopQuery()).data
  if (!pages.includes('terms') || !pages.includes('returns')) return null
  const linkTo = (address: string) => (text: ReactNode) => (
    <a href={address} target="_blank" className="link" rel="noopener">
      {text}
    </a>
  )
  return (
    <p className="mt-2 text-small text-muted">
      {t('orders.checkout.accepts', { terms: linkTo('/terms/'), returns: linkTo('/returns/') })}
    </p>
  )
}
