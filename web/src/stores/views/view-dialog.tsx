import { type NewView, renameView, type SavedView, saveView } from '@makola/contract/stores/saved-views.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import type { ListSearch } from './same-search.ts'
import { viewsQuery } from './views-query.ts'

type ViewDialogProps = {
  storeId: string
  /** The view to rename; undefined to save another. */
  view: SavedView | undefined
  given: { list: SavedView['list']; search: ListSearch }
  onClose: () => void
}

/** Asks for the name of a view. */
export function ViewDialog({ storeId, view, given, onClose }: ViewDialogProps) {
  const t = useWords()
  const queryClient = useQueryClient()
  const [name, setName] = useState(view?.name ?? '')
  const [isTried, setIsTried] = useState(false)
  const isEmpty = name.trim() === ''
  const { mutate, error, isPending } = useMutation({
    mutationFn: () =>
      view
        ? call(renameView, { params: { id: view.id }, body: { name: name.trim() } })
        : call(saveView, { params: { id: storeId }, body: { ...writeView(given), name: name.trim() } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(viewsQuery(storeId))
      void toast.success(t('stores.views.saved', { name: name.trim() }))
      onClose()
    },
  })
  const submit = () => {
    setIsTried(true)
    if (!isEmpty) mutate()
  }
  return (
    <FormDialog
      title={view ? t('stores.views.rename.title') : t('stores.views.save')}
      description={view ? undefined : t('stores.views.save.text')}
      saveLabel={view ? t('stores.views.rename.save') : t('stores.views.save')}
      isBusy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('stores.views.name')}
        isRequired
        error={isTried && isEmpty ? t('stores.views.name-missing') : error?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={40}
            autoComplete="off"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** The filters as the API keeps them: without those that are off. */
function writeView({ list, search }: ViewDialogProps['given']): Omit<NewView, 'name'> {
  const on = Object.entries(search).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]))
  return { list, search: Object.fromEntries(on) }
}
