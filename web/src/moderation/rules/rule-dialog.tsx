import type { GivenRule, ProhibitedRule } from '@makola/contract/catalogue/prohibited.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { categoriesQuery } from '../../catalogue/browse/queries.ts'
import { CategoryOptions } from '../../catalogue/categories/category-options.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TagInput } from '../../ui/inputs/tag-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useSaveRule } from './change-rules.ts'

const nothing: GivenRule = { words: [], categoryId: null, countries: [], action: 'refuse', ground: '' }

const givenOf = ({ words, category, countries, action, ground }: ProhibitedRule): GivenRule => ({
  ...{ words, countries, action, ground },
  categoryId: category?.id ?? null,
})

/** The fields of a rule: a new one, or one that is there. */
export function RuleDialog({ rule, onClose }: { rule: ProhibitedRule | null; onClose: () => void }) {
  const t = useWords()
  const { draft, change, drop } = useDraft(rule ? givenOf(rule) : nothing, `rule:${rule?.id ?? ''}`)
  const [isTried, setIsTried] = useState(false)
  const { mutate, isPending, error } = useSaveRule(rule)
  const isWhole = draft.ground.trim() !== '' && (draft.words.length > 0 || draft.categoryId !== null)
  const submit = () => {
    setIsTried(true)
    if (isPending || !isWhole) return
    const done = () => {
      drop()
      onClose()
    }
    mutate({ ...draft, ground: draft.ground.trim() }, { onSuccess: done })
  }
  return (
    <FormDialog
      title={rule ? t('moderation.rules.change-title') : t('moderation.rules.add')}
      description={t('moderation.rules.text')}
      saveLabel={t('ui.save')}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RuleFields draft={draft} change={change} isTried={isTried} />
      <FormProblem>{error?.message ?? ''}</FormProblem>
    </FormDialog>
  )
}

type FieldsProps = { draft: GivenRule; change: (typed: Partial<GivenRule>) => void; isTried: boolean }

function RuleFields({ draft, change, isTried }: FieldsProps) {
  const t = useWords()
  const isAboutNothing = draft.words.length === 0 && draft.categoryId === null
  return (
    <>
      <Field
        label={t('moderation.rules.ground')}
        hint={t('moderation.rules.ground-hint')}
        isRequired
        error={isTried && draft.ground.trim() === '' ? t('moderation.missing') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={draft.ground}
            onChange={(event) => change({ ground: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('moderation.rules.words')}
        hint={t('moderation.rules.words-hint')}
        error={isTried && isAboutNothing ? t('moderation.rules.about-nothing') : undefined}
      >
        {(control) => (
          <TagInput {...control} noun="value" max={100} values={draft.words} onChange={(words) => change({ words })} />
        )}
      </Field>
      <CategoryField categoryId={draft.categoryId} onChange={(categoryId) => change({ categoryId })} />
      <Field label={t('moderation.rules.countries')} hint={t('moderation.rules.countries-hint')}>
        {(control) => (
          <TagInput
            {...control}
            noun="value"
            max={60}
            maxLength={2}
            values={draft.countries}
            onChange={(codes) => change({ countries: codes.map((code) => code.toUpperCase()) })}
          />
        )}
      </Field>
      <RadioCards
        legend={t('moderation.rules.action')}
        name="action"
        cards={[
          { value: 'refuse', title: t('moderation.rules.refuse'), detail: t('moderation.rules.refuse-text') },
          { value: 'hold', title: t('moderation.rules.hold'), detail: t('moderation.rules.hold-text') },
        ]}
        value={draft.action}
        onChange={(action) => change({ action })}
      />
    </>
  )
}

type CategoryFieldProps = { categoryId: string | null; onChange: (id: string | null) => void }

function CategoryField({ categoryId, onChange }: CategoryFieldProps) {
  const t = useWords()
  const { data: tree = [] } = useQuery(categoriesQuery())
  return (
    <Field label={t('moderation.rules.category')} hint={t('moderation.rules.category-hint')}>
      {(control) => (
        <Select {...control} value={categoryId ?? ''} onChange={(event) => onChange(event.target.value || null)}>
          <option value="">{t('moderation.rules.category.all')}</option>
          <CategoryOptions tree={tree} />
        </Select>
      )}
    </Field>
  )
}
