import { useQuery } from '@tanstack/react-query'
import { useCurrentStore } from '../../stores/membership/current-store.ts'
import { standingQuery } from '../../stores/settings/settings-queries.ts'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ApplicationForm } from './application-form.tsx'
import { CurrentApplication } from './current-application.tsx'
import { PreviewLink } from './preview-link.tsx'
import { verificationQuery } from './queries.ts'
import { StandingCard } from './standing-card.tsx'
import { TraderChoice } from './trader-choice.tsx'
import { TrustCard } from './trust-card.tsx'

/** Where a store is verified: what it has, what each level opens, and the documents to send. */
export function VerificationPage() {
  const t = useWords()
  const store = useCurrentStore()
  const standing = useQuery(standingQuery(store.id))
  const application = useQuery(verificationQuery(store.id))
  const failed = standing.error ?? application.error
  const retry = () => void Promise.all([standing.refetch(), application.refetch()])
  const current = application.data?.data
  const mayApply =
    current === null ||
    (current !== undefined &&
      current.state !== 'submitted' &&
      !(current.state === 'verified' && current.kind === 'business'))
  return (
    <div className="max-w-3xl">
      <PageTitle
        title={t('verification.page.title')}
        note={t('verification.page.note')}
        actions={store.standing.approval === 'applied' && <PreviewLink storeId={store.id} />}
      />
      {failed && <ErrorState message={failed.message} onRetry={retry} />}
      {!failed && (!standing.data || current === undefined) && <Skeleton className="h-96 w-full rounded-lg" />}
      {!failed && standing.data && current !== undefined && (
        <div className="grid gap-4 md:gap-6">
          {current && <CurrentApplication application={current} />}
          <StandingCard standing={standing.data} />
          <TrustCard storeId={store.id} />
          {current?.state === 'verified' && current.kind === 'business' && (
            <TraderChoice key={store.id} storeId={store.id} />
          )}
          {mayApply && application.data && (
            <ApplicationForm
              key={`${store.id} ${current?.id}`}
              store={store}
              before={current}
              numbers={application.data.meta.numbers}
            />
          )}
        </div>
      )}
    </div>
  )
}
