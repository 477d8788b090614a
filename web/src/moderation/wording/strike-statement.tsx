import type { Strike } from '@makola/contract/moderation/strikes.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { AppealSection } from './appeal-section.tsx'

/** The reason of a strike, the store's answer, its appeal, and what came of it. */
export function StrikeStatement({ strike }: { strike: Strike }) {
  const t = useWords()
  const { cause, reason, answer, answeredAt, appeal, isLive, expiresAt, liftedAt, liftedReason } = strike
  return (
    <div className="grid gap-3 break-words">
      <p className="text-small text-muted">
        {t('moderation.strikes.cause', { cause })}
        {' · '}
        {isLive
          ? t('moderation.strikes.until', { at: () => <LocalTime at={expiresAt} part="date" /> })
          : t('moderation.strikes.over')}
      </p>
      <p className="max-w-prose whitespace-pre-line">{reason}</p>
      {answeredAt && (
        <section aria-label={t('moderation.strikes.answer')} className="grid gap-2 rounded-md bg-sunken p-4">
          <h3 className="text-label">
            {t('moderation.strikes.answered', { at: () => <LocalTime at={answeredAt} part="date" /> })}
          </h3>
          <p className="max-w-prose whitespace-pre-line">{answer}</p>
        </section>
      )}
      {appeal && <AppealSection appeal={appeal} />}
      {liftedAt && (
        <p className="text-small">
          {t('moderation.strikes.lifted-at', { at: () => <LocalTime at={liftedAt} part="date" /> })}
          {appeal?.state !== 'upheld' && ` · ${liftedReason}`}
        </p>
      )}
    </div>
  )
}
