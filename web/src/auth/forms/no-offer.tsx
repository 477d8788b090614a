import { Link } from '@tanstack/react-router'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { MailX } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'

/** The page behind the link of an invitation that is accepted, revoked or too old, or that did not load. */
export function NoOffer({ error, text, onRetry }: { error: Error; text: string; onRetry: () => void }) {
  const t = useWords()
  const isGone = error instanceof ApiProblem && error.status < 500
  if (!isGone) return <ErrorState message={error.message} onRetry={onRetry} />
  return (
    <EmptyState
      icon={<MailX aria-hidden="true" className="size-7" />}
      title={t('auth.invitation.ended')}
      action={
        <Link to="/" className={buttonStyles({ variant: 'outline' })}>
          {t('auth.invitation.to-shop')}
        </Link>
      }
    >
      {text}
    </EmptyState>
  )
}
