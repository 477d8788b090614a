import { useQuery } from '@tanstack/react-query'
import { BackLink } from '../../ui/display/back-link.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { PageTitle } from '../../ui/display/page-title.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { kindNames, reasonNames, stateNames, stateTones } from '../wording/verification-names.ts'
import { ApplicationFacts } from './application-facts.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import { DocumentList } from './document-list.tsx'
import { applicationQuery } from './queries.ts'

/** One application: what the store says of itself, its documents, and the decision. */
export function ApplicationPage({ id }: { id: string }) {
  const t = useWords()
  const { data: application, error, refetch } = useQuery(applicationQuery(id))
  if (error && !application) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!application) return <Skeleton className="h-96 w-full rounded-lg" />
  const { store, kind, state, reasons, note, documents, canDecide } = application
  return (
    <>
      <PageTitle
        title={store.name}
        note={t(kindNames[kind])}
        above={<BackLink link={{ to: '/dashboard/applications', search: {} }}>{t('verification.staff.back')}</BackLink>}
        actions={<Badge tone={stateTones[state]}>{t(stateNames[state])}</Badge>}
      />
      <div className="grid max-w-3xl gap-4 md:gap-6">
        <Card aria-label={store.name} className="grid gap-4">
          <ApplicationFacts application={application} />
          {reasons.length > 0 && (
            <ul className="list-disc ps-5">
              {reasons.map((reason) => (
                <li key={reason}>{t(reasonNames[reason])}</li>
              ))}
            </ul>
          )}
          {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
          {canDecide && <DecisionButtons application={application} />}
          {state === 'submitted' && !canDecide && <p className="text-muted">{t('verification.staff.own')}</p>}
        </Card>
        <DocumentList verificationId={id} documents={documents} />
      </div>
    </>
  )
}
