import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { FormDialog } from '../../ui/layers/form-dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { CategoryOptions } from './category-options.tsx'
import { deepestLevel } from './category-tree.ts'

type CategoryFormDialogProps = {
  title: string
  description?: string
  saveLabel: string
  /** The initial value of the field. */
  name?: string
  /** The tree to choose a parent from; without it the parent stays. */
  tree?: CategoryNode[]
  parentId?: string | null
  isBusy: boolean
  error: Error | null
  onSave: (category: { name: string; parentId: string | null }) => void
  onClose: () => void
}

/** A category's name and parent. */
export function CategoryFormDialog(props: CategoryFormDialogProps) {
  const t = useWords()
  const { title, description, saveLabel, tree, isBusy, error, onSave, onClose } = props
  const [name, setName] = useState(props.name ?? '')
  const [parentId, setParentId] = useState(props.parentId ?? null)
  const submit = () => {
    onSave({ name: name.trim(), parentId })
  }
  const fault = error instanceof ApiProblem ? error.errorAt('/name') : undefined
  return (
    <FormDialog
      title={title}
      description={description}
      saveLabel={saveLabel}
      isBusy={isBusy}
      isDisabled={name.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('catalogue.categories.name')} isRequired error={fault}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {tree && (
        <Field label={t('catalogue.categories.parent')} isRequired>
          {(control) => (
            <Select {...control} value={parentId ?? ''} onChange={(event) => setParentId(event.target.value || null)}>
              <option value="">{t('catalogue.categories.parent.none')}</option>
              <CategoryOptions tree={tree} allows={({ depth }) => depth + 1 < deepestLevel} />
            </Select>
          )}
        </Field>
      )}
      <FormProblem>{fault ? '' : (error?.message ?? '')}</FormProblem>
    </FormDialog>
  )
}
