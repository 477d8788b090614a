import type { HomeArrangement } from '@makola/contract/catalogue/home.ts'
import { writeMajor } from '@makola/money/money.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { useState } from 'react'
import { useDraftKey } from '../../auth/session/use-draft-key.ts'
import { SaveBar } from '../../ui/actions/save-bar.tsx'
import { Card } from '../../ui/display/card.tsx'
import { KeptNotice } from '../../ui/drafts/kept-notice.tsx'
import { LeaveGuard } from '../../ui/drafts/leave-guard.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { type Draft, useArrangeHome } from './arrangement-query.ts'
import { ShelfList } from './shelf-list.tsx'
import { StoryField } from './story-field.tsx'

const draftOf = ({ shelves, under, story }: HomeArrangement): Draft => ({ shelves, under: writeMajor(under), story })

/** The order of the shelves, the amount of one and the store of the story, saved together. */
export function ArrangementForm({ loaded }: { loaded: HomeArrangement }) {
  const t = useWords()
  const kept = useDraft(draftOf(loaded), useDraftKey('home', 'shop'))
  const { draft, isDirty, change, discard } = kept
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error, submittedAt } = useArrangeHome(loaded, kept.settle)
  const { currency } = loaded.under
  const isAmount = Boolean(parseAmount(draft.under, currency))
  const fault = isTried && !isAmount ? t('catalogue.arranging.under-missing') : undefined
  return (
    <form
      noValidate
      aria-label={t('catalogue.arranging.title')}
      onSubmit={(event) => {
        event.preventDefault()
        setIsTried(true)
        if (isAmount && !isPending) mutate(draft)
        else event.currentTarget.querySelector<HTMLElement>('[name=under]')?.focus()
      }}
      className="grid gap-4 md:gap-6"
    >
      <KeptNotice isKept={kept.isKept} onDiscard={discard} />
      <Card>
        <h2 className="text-heading">{t('catalogue.arranging.shelves')}</h2>
        <p className="mt-1 mb-3 text-small text-muted">{t('catalogue.arranging.shelves-about')}</p>
        <ShelfList shelves={draft.shelves} onChange={(shelves) => change({ shelves })} />
      </Card>
      <Card className="grid gap-5 sm:grid-cols-2">
        <Field
          label={t('catalogue.arranging.under', { currency })}
          hint={t('catalogue.arranging.under-hint')}
          isRequired
          error={fault}
        >
          {(control) => (
            <MoneyInput
              {...control}
              name="under"
              currency={currency}
              value={draft.under}
              onChange={(under) => change({ under })}
            />
          )}
        </Field>
        <StoryField story={draft.story} onChange={(story) => change({ story })} />
      </Card>
      <SaveBar
        isDirty={isDirty}
        isSaving={isPending}
        problem={error?.message}
        attempt={submittedAt}
        onDiscard={discard}
      />
      <LeaveGuard isDirty={isDirty && !isPending} onLeave={kept.drop} />
    </form>
  )
}
