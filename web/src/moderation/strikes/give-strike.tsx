import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { pointsQuery } from './queries.ts'
import { StrikeDialog } from './strike-dialog.tsx'

/** A store's points, and the button for its next strike. */
export function GiveStrike({ store }: { store: string }) {
  const t = useWords()
  const standing = useQuery(pointsQuery(store))
  const [isAsked, setIsAsked] = useState(false)
  if (standing.isError) {
    return <ErrorState message={standing.error.message} onRetry={() => void standing.refetch()} />
  }
  if (!standing.data) return <Skeleton className="mb-4 h-11" />
  const { points, restriction, store: named } = standing.data
  const told = t('moderation.strikes.of-store', { points, restriction: restriction ?? 'none', store: named.name })
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <p className="font-semibold">{told}</p>
      <StaffMay permission="reports.write">
        <Button size="sm" onClick={() => setIsAsked(true)}>
          {t('moderation.strikes.give')}
        </Button>
        {isAsked && <StrikeDialog store={store} seen={{ points, told }} onClose={() => setIsAsked(false)} />}
      </StaffMay>
    </div>
  )
}
