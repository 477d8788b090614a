import type { Takedown } from '@makola/contract/moderation/moderation.ts'
import { Link } from '@tanstack/react-router'
import { useCurrentStore, useMay } from '../../stores/membership/current-store.ts'
import { Card } from '../../ui/display/card.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { Statement } from '../wording/statement.tsx'
import { useAppeal } from './queries.ts'
import { SayButton } from './say-button.tsx'

/** One decision against the store. */
export function OwnTakedownCard({ takedown }: { takedown: Takedown }) {
  const t = useWords()
  const { subject, at, appealUntil, canAppeal } = takedown
  const mayAppeal = useMay('appeals.write')
  return (
    <Card aria-label={subject.name} className="grid gap-3">
      <div>
        <h2 className="text-subheading break-words">
          {subject.kind === 'product' ? (
            <Link to="/dashboard/inventory/$id" params={{ id: subject.slug }} className="link">
              {subject.name}
            </Link>
          ) : (
            t('moderation.own.store')
          )}
        </h2>
        <p className="text-small text-muted">
          {t('moderation.takedowns.at', { at: () => <LocalTime at={at} part="date" /> })}
        </p>
      </div>
      <Statement takedown={takedown} />
      {canAppeal && appealUntil && (
        <p className="text-small">
          {t('moderation.own.appeal-until', { at: () => <LocalTime at={appealUntil} part="date" /> })}
        </p>
      )}
      {canAppeal && mayAppeal && <AppealButton id={takedown.id} />}
    </Card>
  )
}

function AppealButton({ id }: { id: string }) {
  const t = useWords()
  const store = useCurrentStore()
  const appeal = useAppeal(store.id, id)
  return (
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
  )
}
