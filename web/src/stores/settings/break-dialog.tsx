import { type StoreSettings, updateStore } from '@makola/contract/stores/stores.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { call } from '../../shell/api/api-client.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { undoAction } from '../../ui/messages/undo-action.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchStores, versionTag } from './settings-queries.ts'
import { useSaving } from './use-saving.ts'

type Draft = Required<Pick<StoreSettings, 'breakEndsOn' | 'breakNote'>>

/** Starts a break of a store, or changes the one that is on: when it ends, and what shoppers read. */
export function BreakDialog({ settings, onClose }: { settings: StoreSettings; onClose: () => void }) {
  const t = useWords()
  const isOn = settings.status === 'paused'
  const [draft, setDraft] = useState<Draft>({ breakEndsOn: settings.breakEndsOn, breakNote: settings.breakNote })
  const endBreak = useEndBreak(settings.id)
  const { faults, problem, isPending, save } = useSaving<Draft, { data: StoreSettings }>({
    send: (typed) =>
      call(updateStore, {
        params: { id: settings.id },
        body: { status: 'paused', breakEndsOn: typed.breakEndsOn, breakNote: typed.breakNote.trim() },
        version: versionTag(settings.version),
      }),
    onSaved: onClose,
    saved: isOn ? t('stores.break.changed') : t('stores.status.pause.done'),
    toastOptions: ({ data }) => (isOn ? {} : undoAction(t('stores.break.undo'), () => endBreak(data.version))),
  })
  return (
    <FormDialog
      title={isOn ? t('stores.break.change.title') : t('stores.status.pause.title')}
      description={t('stores.status.pause.text')}
      saveLabel={isOn ? t('ui.save') : t('stores.status.pause.confirm')}
      isBusy={isPending}
      onClose={onClose}
      onSubmit={() => save(draft)}
    >
      <FormProblem>{problem}</FormProblem>
      <Field label={t('stores.break.ends-on')} hint={t('stores.break.ends-on.hint')} error={faults['/breakEndsOn']}>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            value={draft.breakEndsOn ?? ''}
            onChange={(event) => setDraft({ ...draft, breakEndsOn: event.target.value || null })}
          />
        )}
      </Field>
      <Field label={t('stores.break.note')} hint={t('stores.break.note.hint')} error={faults['/breakNote']}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={draft.breakNote}
            onChange={(event) => setDraft({ ...draft, breakNote: event.target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** Opens the store again, unless somebody has changed its settings since. */
function useEndBreak(id: string): (version: number) => void {
  const t = useWords()
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (version: number) =>
      call(updateStore, { params: { id }, body: { status: 'open' }, version: versionTag(version) }),
    onSuccess: () => toast.success(t('stores.status.open.done')),
    onError: (error) => toast.error(error.message),
    onSettled: () => refetchStores(queryClient),
  })
  return mutate
}
