import { endOtherSessions, endSession } from '@makola/contract/auth/account.ts'
import type { Session } from '@makola/contract/auth/auth.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { MonitorSmartphone } from '../../ui/icons.ts'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { sessionsQuery } from './queries.ts'
import { SecuritySection } from './security-section.tsx'

export function SessionsSection() {
  const t = useWords()
  const { data: sessions, error, refetch, isRefetching } = useQuery(sessionsQuery)
  return (
    <SecuritySection title={t('auth.sessions.title')} text={t('auth.sessions.text')}>
      {error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isRefetching} />
      ) : sessions ? (
        <SessionList sessions={sessions} />
      ) : (
        <Skeleton className="h-16" />
      )}
    </SecuritySection>
  )
}

function SessionList({ sessions }: { sessions: Session[] }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const afterwards = {
    onError: (failure: Error) => toast.error(failure.message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  }
  const endOne = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: () => toast.success(t('auth.sessions.signed-out')),
    ...afterwards,
  })
  const endOthers = useMutation({
    mutationFn: () => call(endOtherSessions),
    onSuccess: () => toast.success(t('auth.sessions.others-signed-out')),
    ...afterwards,
  })
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, isCurrent, lastUsedAt }) => (
          <li key={id} className="flex items-center gap-4 py-3">
            <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-muted" />
            <div className="min-w-0 grow">
              <p className="font-medium">{device}</p>
              <p className="text-small text-muted">
                {t('auth.sessions.last-used', { when: () => <LocalTime at={lastUsedAt} /> })}
              </p>
            </div>
            {isCurrent ? (
              <Badge tone="success" className="shrink-0">
                {t('auth.sessions.this-device')}
              </Badge>
            ) : (
              <Button
                variant="ghost"
                size="sm"
                isBusy={endOne.isPending && endOne.variables === id}
                onClick={() => endOne.mutate(id)}
              >
                {t('auth.sessions.sign-out', { device, hidden: (text) => <span className="sr-only">{text}</span> })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="outline"
          isBusy={endOthers.isPending}
          onClick={() => endOthers.mutate()}
          className="mt-4 w-full sm:w-auto"
        >
          {t('auth.sessions.sign-out-others')}
        </Button>
      )}
    </>
  )
}
