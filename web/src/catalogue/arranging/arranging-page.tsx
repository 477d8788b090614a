import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ArrangementForm } from './arrangement-form.tsx'
import { arrangementQuery } from './arrangement-query.ts'

/** The home page as the staff arrange it. */
export function ArrangingPage() {
  const t = useWords()
  const { data, error, refetch, isFetching } = useQuery(arrangementQuery)
  return (
    <div className="max-w-3xl">
      <PageTitle
        title={t('catalogue.arranging.title')}
        note={t('catalogue.arranging.about')}
        actions={
          <Link to="/" className={buttonStyles({ variant: 'outline' })}>
            {t('catalogue.arranging.look')}
          </Link>
        }
      />
      {data ? (
        <ArrangementForm loaded={data} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-120 rounded-lg" />
      )}
    </div>
  )
}
