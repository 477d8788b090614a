import type { CommissionSubject, CommissionTerms } from '@makola/contract/ledger/ledger.ts'
import { parseAmount } from '@makola/money/parse.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { readShare, writeShare } from '../../ui/inputs/share.ts'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { useSetCommission } from './change-commission.ts'
import { CategoryField, StoreField } from './commission-subject.tsx'
import { type FixedDraft, FixedParts, writeFixed } from './fixed-parts.tsx'

/** Terms to change, or new ones of the shop, a category or a store. */
export type CommissionEdit = { kind: CommissionTerms['for']['kind']; terms?: CommissionTerms | undefined }

type CommissionFormProps = CommissionEdit & { taken: CommissionTerms[]; onClose: () => void }

/** A share of each line, and an optional fixed part. */
export function CommissionForm({ kind, terms, taken, onClose }: CommissionFormProps) {
  const t = useWords()
  const [subjectId, setSubjectId] = useState(terms?.for.id ?? null)
  const [share, setShare] = useState(terms ? writeShare(terms.basisPoints) : '')
  const [fixed, setFixed] = useState<FixedDraft[]>(() => writeFixed(terms?.fixed ?? []))
  const [isTried, setIsTried] = useState(false)
  const save = useSetCommission(onClose)
  const subject = subjectOf(kind, subjectId)
  const basisPoints = readShare(share)
  const submit = () => {
    setIsTried(true)
    const amounts = fixed.map(({ currency, typed }) => ({ currency, amount: parseAmount(typed, currency) }))
    const parts = amounts.flatMap(({ currency, amount }) => (amount ? [{ currency, amount }] : []))
    if (subject && basisPoints !== null && parts.length === fixed.length) {
      save.mutate({ for: subject, basisPoints, fixed: parts, version: terms?.version ?? 0 })
    }
  }
  const fault = save.error instanceof ApiProblem ? save.error.errors[0]?.detail : undefined
  const problem = fault ?? save.error?.message
  const missing = isTried && !subject ? t('ledger.commission.subject-missing') : undefined
  const subjects = { takenIds: taken.flatMap((each) => each.for.id ?? []), onChange: setSubjectId, error: missing }
  return (
    <FormDialog
      title={nameEdit(kind, terms?.for.name, t)}
      description={t('ledger.commission.edit-about')}
      saveLabel={t('ui.save')}
      isBusy={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {!terms && kind === 'category' && <CategoryField {...subjects} />}
      {!terms && kind === 'store' && <StoreField {...subjects} />}
      <Field
        label={t('ledger.commission.share')}
        isRequired
        hint={t('ledger.commission.share-hint')}
        error={isTried && basisPoints === null ? t('ledger.commission.share-wrong') : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            placeholder="8.5"
            className="tabular"
            value={share}
            onChange={(event) => setShare(event.target.value)}
          />
        )}
      </Field>
      <FixedParts parts={fixed} onChange={setFixed} isTried={isTried} />
      <FormProblem>{problem ?? ''}</FormProblem>
    </FormDialog>
  )
}

const namedEdits = { category: 'ledger.commission.edit-category', store: 'ledger.commission.edit-store' } as const
const newEdits = { category: 'ledger.commission.new-category', store: 'ledger.commission.new-store' } as const

function nameEdit(kind: CommissionEdit['kind'], name: string | undefined, t: Words): string {
  if (kind === 'shop') return t('ledger.commission.edit-shop')
  return name ? t(namedEdits[kind], { name }) : t(newEdits[kind])
}

function subjectOf(kind: CommissionEdit['kind'], id: string | null): CommissionSubject | null {
  if (kind === 'shop') return { kind }
  return id === null ? null : { kind, id }
}
