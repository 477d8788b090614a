import type { MyStore } from '@makola/contract/stores/stores.ts'
import type { Verification, VerificationKind } from '@makola/contract/verification/verification.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { useAccount } from '../../auth/session/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Card } from '../../ui/display/card.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { type ApplicationDraft, firstNumber, type Numbers, startDraft } from './application-draft.ts'
import { ApplicationFields } from './application-fields.tsx'
import { DocumentChooser } from './document-chooser.tsx'
import { useSubmitVerification } from './use-submit-verification.ts'

type ApplicationFormProps = { store: MyStore; before: Verification | null; numbers: Numbers }

/** Asks for the documents of a person or a business. */
export function ApplicationForm({ store, before, numbers }: ApplicationFormProps) {
  const t = useWords()
  const email = useAccount()?.email ?? ''
  const [draft, setDraft] = useState(() => startDraft(numbers, email, before))
  const change = (typed: Partial<ApplicationDraft>) => setDraft((now) => ({ ...now, ...typed }))
  const { faults, problem, isPending, submit } = useSubmitVerification(store.id)
  const isPersonKnown = before?.state === 'verified'
  const kinds: { value: VerificationKind; title: string; detail: string }[] = [
    ...(isPersonKnown
      ? []
      : [
          {
            value: 'person' as const,
            title: t('verification.kind.person'),
            detail: t('verification.form.person-detail'),
          },
        ]),
    { value: 'business', title: t('verification.kind.business'), detail: t('verification.form.business-detail') },
  ]
  const isPerson = draft.kind === 'person'
  return (
    <Card aria-labelledby="send-documents">
      <form
        noValidate
        aria-labelledby="send-documents"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit(draft)
        }}
      >
        <h2 id="send-documents" className="text-heading">
          {t('verification.form.title')}
        </h2>
        <RadioCards
          legend={t('verification.form.kind')}
          name="kind"
          cards={kinds}
          value={draft.kind}
          onChange={(kind) => change({ kind, numberKind: firstNumber(numbers, kind), number: '' })}
        />
        <ApplicationFields draft={draft} change={change} faults={faults} numberKinds={numbers[draft.kind]} />
        <DocumentChooser
          documents={draft.documents}
          onChange={(changed) => setDraft((now) => ({ ...now, documents: changed(now.documents) }))}
          hint={t(isPerson ? 'verification.form.documents-person' : 'verification.form.documents-business')}
          error={faults['/documents']}
        />
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" isBusy={isPending} className="sm:justify-self-start">
          {t('verification.form.submit')}
        </Button>
      </form>
    </Card>
  )
}
