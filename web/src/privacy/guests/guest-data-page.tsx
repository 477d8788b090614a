import type { GuestData } from '@makola/contract/privacy/guest-data.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { FileLock } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { guestDataQuery } from './guest-data-query.ts'
import { GuestErasure } from './guest-erasure.tsx'
import { GuestExport } from './guest-export.tsx'

const isEnded = (error: unknown) => error instanceof ApiProblem && error.status === 404

/** The page that the mailed link opens: a copy of the data, and their deletion. */
export function GuestDataPage({ token }: { token: string }) {
  const t = useWords()
  const [isErased, setIsErased] = useState(false)
  const { data, error, refetch, isFetching } = useQuery(guestDataQuery(token))
  return (
    <div className="page max-w-2xl py-12">
      <h1 className="mb-6 text-title">{t('privacy.guest.title')}</h1>
      {isErased ? (
        <p role="status" className="max-w-prose">
          {t('privacy.guest.erased')}
        </p>
      ) : data ? (
        <Found token={token} data={data} onErased={() => setIsErased(true)} />
      ) : isEnded(error) ? (
        <Ended />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </div>
  )
}

type FoundProps = { token: string; data: GuestData; onErased: () => void }

function Found({ token, data, onErased }: FoundProps) {
  const t = useWords()
  const { email, orderCount, expiresAt, isExported, obstacles } = data
  return (
    <div className="grid gap-4 md:gap-6">
      <p className="max-w-prose">
        {t('privacy.guest.found', {
          count: orderCount,
          email,
          until: () => <LocalTime at={expiresAt} />,
          strong: (text) => <strong className="wrap-anywhere">{text}</strong>,
        })}
      </p>
      <GuestExport token={token} isExported={isExported} />
      <GuestErasure token={token} obstacles={obstacles} onErased={onErased} />
    </div>
  )
}

function Ended() {
  const t = useWords()
  return (
    <EmptyState
      title={t('privacy.guest.ended.title')}
      icon={<FileLock aria-hidden="true" className="size-7" />}
      action={
        <Link to="/privacy/request" search={{}} className={buttonStyles({})}>
          {t('privacy.guest.again')}
        </Link>
      }
    >
      <p>{t('privacy.guest.ended.text')}</p>
    </EmptyState>
  )
}
