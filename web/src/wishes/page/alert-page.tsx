import { confirmStockAlert, type StockAlert, stopStockAlerts } from '@makola/contract/wishes/stock-alerts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { BellRing } from '../../ui/icons.ts'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { FocusedStatus } from '../../ui/messages/focused-status.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { alertQuery } from './queries.ts'

const isEnded = (error: unknown) => error instanceof ApiProblem && error.status < 500 && error.status !== 429

/** The page that the emails link to. A press decides, since programs open links too. */
export function AlertPage({ token }: { token: string }) {
  const t = useWords()
  const { data: alert, error, refetch, isFetching } = useQuery(alertQuery(token))
  const stop = useMutation({ mutationFn: () => call(stopStockAlerts, { params: { token } }) })
  return (
    <div className="page max-w-2xl py-12">
      <h1 className="mb-6 text-title">{t('wishes.alert-page.title')}</h1>
      {error && !isEnded(error) && (
        <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!alert && !error && <Skeleton className="h-40" />}
      {stop.isSuccess && <FocusedStatus>{t('wishes.alert-page.stopped')}</FocusedStatus>}
      {!stop.isSuccess && isEnded(error) && (
        <EmptyState
          title={t('wishes.alert-page.ended.title')}
          icon={<BellRing aria-hidden="true" className="size-7" />}
        >
          <p>{t('wishes.alert-page.ended.text')}</p>
        </EmptyState>
      )}
      {!stop.isSuccess && alert && (
        <AlertCard
          token={token}
          alert={alert}
          isStopping={stop.isPending}
          onStop={() => stop.mutate(undefined, { onError: (fault) => void toast.error(fault.message) })}
        />
      )}
    </div>
  )
}

const texts = {
  unconfirmed: 'wishes.alert-page.unconfirmed',
  waiting: 'wishes.alert-page.waiting',
  told: 'wishes.alert-page.told',
} as const

type AlertCardProps = { token: string; alert: StockAlert; isStopping: boolean; onStop: () => void }

function AlertCard({ token, alert, isStopping, onStop }: AlertCardProps) {
  const t = useWords()
  const queryClient = useQueryClient()
  const said = useRef<HTMLParagraphElement>(null)
  const { state, product, variantTitle } = alert
  const confirm = useMutation({
    mutationFn: () => call(confirmStockAlert, { params: { token } }),
    onSuccess: ({ data }) => {
      queryClient.setQueryData(alertQuery(token).queryKey, data)
      // The pressed button goes with this answer.
      said.current?.focus()
    },
    onError: (fault) => void toast.error(fault.message),
  })
  const name = [product.name, variantTitle].filter(Boolean).join(', ')
  return (
    <Card>
      <p ref={said} role="status" tabIndex={-1} className="outline-none">
        {t(texts[state], { product: name })}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {state === 'unconfirmed' && (
          <Button isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('wishes.alert-page.confirm')}
          </Button>
        )}
        <Link
          to="/products/$id"
          params={{ id: product.slug }}
          search={{}}
          className={buttonStyles({ variant: 'outline' })}
        >
          {t('wishes.alert-page.see')}
        </Link>
        <Button variant="ghost" isBusy={isStopping} onClick={onStop}>
          {t('wishes.alert-page.stop')}
        </Button>
      </div>
    </Card>
  )
}
