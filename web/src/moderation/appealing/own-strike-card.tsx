import type { Strike } from '@makola/contract/moderation/strikes.ts'
import { useMay } from '../../stores/membership/current-store.ts'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { StrikeStatement } from '../wording/strike-statement.tsx'
import { SayButton } from './say-button.tsx'
import { useAppealStrike } from './strike-queries.ts'

/** One strike against the store. */
export function OwnStrikeCard({ strike }: { strike: Strike }) {
  const t = useWords()
  const { id, points, at, appealUntil, canAppeal } = strike
  const mayAppeal = useMay('appeals.write')
  const appeal = useAppealStrike(id)
  const title = t('moderation.strikes.points', { points })
  return (
    <Card aria-label={title} className="grid gap-3">
      <div>
        <h2 className="text-subheading">{title}</h2>
        <p className="text-small text-muted">
          {t('moderation.strikes.at', { at: () => <LocalTime at={at} part="date" /> })}
        </p>
      </div>
      <StrikeStatement strike={strike} />
      {canAppeal && appealUntil && (
        <p className="text-small">
          {t('moderation.own.appeal-until', { at: () => <LocalTime at={appealUntil} part="date" /> })}
        </p>
      )}
      {canAppeal && mayAppeal && (
        <SayButton
          verb={t('moderation.appeal')}
          title={t('moderation.own.appeal-title')}
          description={t('moderation.own.appeal-text')}
          label={t('moderation.own.words')}
          send={t('moderation.own.send')}
          draftKey={`appeal:${id}`}
          most={4000}
          saying={appeal}
        />
      )}
    </Card>
  )
}
