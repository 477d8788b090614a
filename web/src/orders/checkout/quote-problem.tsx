import { Link } from '@tanstack/react-router'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { OutOfStock } from './checkout-notice.tsx'
import { readShortLines } from './explain-refusal.ts'

/** The reason why the cart cannot be priced for checkout. */
export function QuoteProblem({
  error,
  onRetry,
  isRetrying,
}: {
  error: Error
  onRetry: () => void
  isRetrying: boolean
}) {
  const t = useWords()
  if (!(error instanceof ApiProblem) || error.status >= 500) {
    return (
      <ErrorState
        title={t('orders.checkout.not-priced')}
        message={error.message}
        onRetry={onRetry}
        isRetrying={isRetrying}
      />
    )
  }
  if (error.type === 'out-of-stock') {
    return <OutOfStock text={error.message} lines={readShortLines(error.current)} />
  }
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-lg bg-danger-soft p-4 text-danger-text md:p-6">
      <p>{error.message}</p>
      <Link to="/cart" className={buttonStyles({ variant: 'outline' })}>
        {t('orders.checkout.back-to-cart')}
      </Link>
    </div>
  )
}
