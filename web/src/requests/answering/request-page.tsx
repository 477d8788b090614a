import type { StoreRequest } from '@makola/contract/requests/store-requests.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCurrentStoreIfAny } from '../../stores/membership/current-store.ts'
import { BackLink } from '../../ui/display/back-link.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { PrivatePictures } from '../pictures/private-picture.tsx'
import { RequestClock } from '../wording/request-clock.tsx'
import { RequestEvents } from '../wording/request-events.tsx'
import { RequestLines } from '../wording/request-lines.tsx'
import { RequestMoney } from '../wording/request-money.tsx'
import { kindNames, reasonNames, stateNames, stateTones } from '../wording/request-names.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { requestQuery } from './queries.ts'

/** One request for the store that answers it, or the staff that decides it. */
export function RequestPage({ id }: { id: string }) {
  const t = useWords()
  const storeId = useCurrentStoreIfAny()?.id
  const { data: request, error, refetch } = useQuery(requestQuery(storeId, id))
  if (error && !request) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!request) return <Skeleton className="h-64 w-full rounded-lg" />
  const { number, kind, reason, state, buyerName, openedAt, lines, text, pictures, events, parcelId, store, window } =
    request
  const isToAnswer = request.acts.length > 0 || request.canDecide
  const clock = <RequestClock request={request} side="store" />
  return (
    <>
      <PageTitle
        title={t(kindNames[kind])}
        note={
          <span className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
            <Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>
            <span className="text-small">
              {[number, buyerName, ...(store.id === storeId ? [] : [store.name])].join(' · ')}
            </span>
          </span>
        }
        above={<BackLink link={{ to: '/dashboard/requests', search: {} }}>{t('requests.page.back')}</BackLink>}
      />
      <div
        className={
          isToAnswer ? 'grid gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start' : 'grid max-w-3xl gap-4'
        }
      >
        <Card aria-label={t('requests.card', { number })} className="grid gap-4">
          <p className="text-subheading">{t(reasonNames[reason])}</p>
          {!isToAnswer && clock}
          <RequestLines lines={lines} />
          {text && <p className="break-words whitespace-pre-line">{text}</p>}
          <PrivatePictures ids={pictures} />
          <RequestMoney {...request} />
          <RequestWindow {...window} />
          <p className="text-small text-muted">
            {t('requests.page.opened', { at: () => <LocalTime at={openedAt} /> })} ·{' '}
            <Link to="/dashboard/orders/$id" params={{ id: parcelId }} className="link whitespace-nowrap">
              {t('requests.page.parcel')}
            </Link>
          </p>
          <RequestEvents events={events} />
        </Card>
        {isToAnswer && (
          <Card aria-label={t('requests.answer.title')} className="grid gap-3 md:p-5!">
            {clock}
            <AnswerButtons request={request} />
          </Card>
        )}
      </div>
    </>
  )
}

/** The last moment at which this could be asked for, by whose rules. */
function RequestWindow({ basis, closesAt, isWithdrawal }: StoreRequest['window']) {
  const t = useWords()
  return (
    <p className="text-small text-muted empty:hidden">
      {closesAt && t('requests.page.window', { basis, at: () => <LocalTime at={closesAt} /> })}
      {isWithdrawal && <span className="block">{t('requests.page.withdrawal')}</span>}
    </p>
  )
}
