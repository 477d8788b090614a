import type { Takedown } from '@makola/contract/moderation/moderation.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { AppealSection } from './appeal-section.tsx'

/** The reasons of a takedown, its appeal, and what came of it. */
export function Statement({ takedown }: { takedown: Takedown }) {
  const t = useWords()
  const { ground, groundText, facts, countries, isAutomatic, appeal, restoredAt, restoredReason } = takedown
  return (
    <div className="grid gap-3 break-words">
      <p className="font-medium">{t('moderation.takedowns.ground', { ground, text: groundText })}</p>
      <p className="max-w-prose whitespace-pre-line">{facts}</p>
      {countries && (
        <p className="font-medium">
          {t('moderation.takedowns.countries', { countries: countries.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <p className="text-small text-muted">
        {t('moderation.takedowns.automatic', { isAutomatic: isAutomatic ? 'yes' : 'no' })}
      </p>
      {appeal && <AppealSection appeal={appeal} />}
      {restoredAt && (
        <p className="text-small">
          {t('moderation.takedowns.restored-at', { at: () => <LocalTime at={restoredAt} part="date" /> })}
          {appeal?.state !== 'upheld' && ` · ${restoredReason}`}
        </p>
      )}
    </div>
  )
}
