import type { Takedown } from '@makola/contract/moderation/moderation.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { appealNames } from './moderation-names.ts'

const tones = { open: 'accent', upheld: 'success', dismissed: 'neutral' } as const

/** The one appeal against a decision, with what came of it. */
export function AppealSection({ appeal }: { appeal: NonNullable<Takedown['appeal']> }) {
  const t = useWords()
  return (
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
  )
}
