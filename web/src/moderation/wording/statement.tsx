import type { Takedown } from '@makola/contract/moderation.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { appealNames } from './moderation-names.ts'

const tones = { open: 'accent', upheld: 'success', dismissed: 'neutral' } as const

/** The reasons of a takedown, its appeal, and what came of it. */
export function Statement({ takedown }: { takedown: Takedown }) {
  const t = useWords()
  const { ground, groundText, facts, isAutomatic, appeal, restoredAt, restoredReason } = takedown
  return (
    <div className="grid gap-3 break-words">
      <p className="font-medium">{t('moderation.takedowns.ground', { ground, text: groundText })}</p>
      <p className="max-w-prose whitespace-pre-line">{facts}</p>
      <p className="text-small text-muted">
        {t('moderation.takedowns.automatic', { isAutomatic: isAutomatic ? 'yes' : 'no' })}
      </p>
      {appeal && (
        <section aria-label={t('moderation.appeal')} className="grid gap-2 rounded-md bg-sunken p-4">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="text-label">
              {t('moderation.appeal.of', { at: () => <LocalTime at={appeal.at} part="date" /> })}
            </h3>
            <Badge tone={tones[appeal.state]}>{t(appealNames[appeal.state])}</Badge>
          </div>
          <p className="max-w-prose whitespace-pre-line">{appeal.text}</p>
          {appeal.reasons && <p className="max-w-prose font-medium whitespace-pre-line">{appeal.reasons}</p>}
        </section>
      )}
      {restoredAt && (
        <p className="text-small">
          {t('moderation.takedowns.restored-at', { at: () => <LocalTime at={restoredAt} part="date" /> })}
          {appeal?.state !== 'upheld' && ` · ${restoredReason}`}
        </p>
      )}
    </div>
  )
}
