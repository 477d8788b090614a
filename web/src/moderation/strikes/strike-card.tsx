import type { StaffStrike } from '@makola/contract/moderation/strikes.ts'
import { Link } from '@tanstack/react-router'
import { StaffMay } from '../../auth/session/staff-may.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { AppealDecisions } from '../deciding/appeal-decisions.tsx'
import { DecisionButton } from '../deciding/decision-button.tsx'
import { StrikeStatement } from '../wording/strike-statement.tsx'
import { useDecideStrikeAppeal, useLiftStrike } from './queries.ts'

/** One strike with what the staff can do about it. */
export function StrikeCard({ strike }: { strike: StaffStrike }) {
  const t = useWords()
  const { id, store, points, givenBy: name, at, appeal, isLive, canDecide } = strike
  const isOpen = appeal?.state === 'open'
  return (
    <Card aria-label={store.name} className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 text-subheading break-words">
          <Link to="/dashboard/moderation/strikes" search={{ of: store.slug }} className="link">
            {store.name}
          </Link>
        </h2>
        <Badge tone={isLive ? 'danger' : 'neutral'}>{t('moderation.strikes.points', { points })}</Badge>
      </div>
      <p className="text-small text-muted">
        {t('moderation.strikes.by', { name, at: () => <LocalTime at={at} part="date" /> })}
      </p>
      <StrikeStatement strike={strike} />
      <StaffMay permission="takedowns.write">
        {isOpen && !canDecide && <p className="text-small">{t('moderation.strikes.own')}</p>}
        {isOpen && canDecide && <Appeal id={id} />}
        {!isOpen && isLive && <Lift id={id} />}
      </StaffMay>
    </Card>
  )
}

function Appeal({ id }: { id: string }) {
  const t = useWords()
  return (
    <AppealDecisions
      draftKey={`strike:${id}`}
      deciding={useDecideStrikeAppeal(id)}
      uphold={{ verb: t('moderation.strikes.uphold') }}
      dismissTitle={t('moderation.strikes.dismiss-title')}
    />
  )
}

function Lift({ id }: { id: string }) {
  const t = useWords()
  const { mutate, isPending, error } = useLiftStrike(id)
  return (
    <div>
      <DecisionButton
        verb={t('moderation.strikes.lift')}
        title={t('moderation.strikes.lift-title')}
        draftKey={`strike:${id}:lift`}
        most={1000}
        decision={{ isPending, error, mutate: (reason, then) => mutate({ reason }, then) }}
      />
    </div>
  )
}
