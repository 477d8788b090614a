import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../ui/messages/error-state.tsx'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { ErasureSection } from './erasure-section.tsx'
import { ExportSection } from './export-section.tsx'
import { KeptSection } from './kept-section.tsx'
import { privacyQuery } from './privacy-query.ts'
import { useConsents } from './use-consents.ts'

/** One's own data: a copy of it, its deletion, and how long the shop keeps what. */
export function PrivacyPage() {
  // Accepting in the cookie notice is recorded on this page too.
  useConsents()
  const { data, error, refetch, isRefetching } = useQuery(privacyQuery)
  if (error && !data) {
    return <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isRefetching} />
  }
  if (!data) return <PrivacySkeleton />
  return (
    <div className="grid gap-4 md:gap-6">
      <ExportSection copy={data.export} />
      <KeptSection rules={data.rules} />
      <ErasureSection erasure={data.erasure} obstacles={data.obstacles} />
    </div>
  )
}

function PrivacySkeleton() {
  return (
    <div className="grid gap-4 md:gap-6">
      <Skeleton className="h-48" />
      <Skeleton className="h-72" />
      <Skeleton className="h-40" />
    </div>
  )
}
