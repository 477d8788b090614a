import type { ThingReport } from '@makola/contract/moderation/moderation.ts'
import { Link } from '@tanstack/react-router'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { reasonNames } from '../wording/moderation-names.ts'
import { DecisionButton } from './decision-button.tsx'
import { useDecideReport } from './queries.ts'
import { ReportedMessage } from './reported-message.tsx'
import { SubjectTitle } from './subject-title.tsx'
import { TakeDownButton } from './take-down-button.tsx'

/** One report, with the decisions on it while it is open. */
export function ReportCard({ report }: { report: ThingReport }) {
  const t = useWords()
  const { subject, message, reason, text, hasContact, state, answer, at, isDown } = report
  return (
    <Card aria-label={subject.name} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        {message ? (
          <MessageTitle message={message} store={subject.name} />
        ) : (
          <SubjectTitle subject={subject} isDown={isDown} />
        )}
        {state !== 'open' && (
          <Badge tone={state === 'upheld' ? 'success' : 'neutral'}>
            {t(state === 'upheld' ? 'moderation.reports.upheld' : 'moderation.reports.dismissed')}
          </Badge>
        )}
        {isDown && <Badge tone="danger">{t('moderation.reports.is-down')}</Badge>}
      </div>
      <p>
        <span className="font-medium">{t(reasonNames[reason])}</span>
        <span className="text-small text-muted">
          {' · '}
          <LocalTime at={at} />
        </span>
      </p>
      {text && <p className="max-w-prose break-words whitespace-pre-line">{text}</p>}
      {state === 'open' && hasContact && (
        <p className="text-small text-muted">{t('moderation.reports.waits-answer')}</p>
      )}
      {answer && <p className="text-small break-words">{t('moderation.reports.answer', { answer })}</p>}
      {state === 'open' && <ReportDecisions report={report} />}
    </Card>
  )
}

function MessageTitle({ message, store }: { message: NonNullable<ThingReport['message']>; store: string }) {
  const t = useWords()
  const { side, parcelNumber: number } = message
  return (
    <div className="min-w-0">
      <h2 className="text-subheading break-words">{t('moderation.reports.message', { side, store })}</h2>
      <p className="text-small text-muted">{t('moderation.reports.about', { number })}</p>
    </div>
  )
}

function ReportDecisions({ report: { id, subject, message, isDown } }: { report: ThingReport }) {
  const t = useWords()
  const { mutate, isPending, error } = useDecideReport(id)
  const decisionOf = (decision: 'upheld' | 'dismissed') => ({
    isPending,
    error,
    mutate: (answer: string, then: { onSuccess: () => void }) => mutate({ decision, answer }, then),
  })
  const words = { label: t('moderation.reports.answer-label'), hint: t('moderation.reports.answer-hint'), most: 1000 }
  return (
    <div className="flex flex-wrap gap-2">
      {!message && !isDown && <TakeDownButton subject={subject} />}
      {message && (
        <StaffMay permission="messages.write">
          <ReportedMessage reportId={id} />
        </StaffMay>
      )}
      <StaffMay permission="reports.write">
        <DecisionButton
          {...words}
          verb={t('moderation.reports.uphold')}
          title={t('moderation.reports.uphold-title')}
          draftKey={`report:${id}:uphold`}
          decision={decisionOf('upheld')}
        />
        <DecisionButton
          {...words}
          verb={t('moderation.reports.dismiss')}
          title={t('moderation.reports.dismiss-title')}
          draftKey={`report:${id}:dismiss`}
          decision={decisionOf('dismissed')}
        />
      </StaffMay>
      <StaffMay permission="takedowns.read">
        <Link
          to="/dashboard/moderation/strikes"
          search={{ of: subject.store.slug }}
          className="link touch inline-flex items-center text-small"
        >
          {t('moderation.strikes.see')}
        </Link>
      </StaffMay>
    </div>
  )
}
