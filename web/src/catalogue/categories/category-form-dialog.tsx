import type { CategoryNode } from '@makola/contract/catalogue.ts'
import { type FormEvent, useId, useState } from 'react'
import { FormProblem } from '../../auth/forms/form-problem.tsx'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { Dialog } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { deepestLevel, flattenTree } from './category-tree.ts'

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
  const formId = useId()
  const [name, setName] = useState(props.name ?? '')
  const [parentId, setParentId] = useState(props.parentId ?? null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({ name: name.trim(), parentId })
  }
  const fault = error instanceof ApiProblem ? error.errorAt('/name') : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy} disabled={name.trim() === ''}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5 pb-4">
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
                {flattenTree(tree, new Set())
                  .filter(({ depth }) => depth + 1 < deepestLevel)
                  .map(({ id, name, depth }) => (
                    <option key={id} value={id}>
                      {'\u00a0\u00a0'.repeat(depth) + name}
                    </option>
                  ))}
              </Select>
            )}
          </Field>
        )}
        <FormProblem>{fault ? '' : (error?.message ?? '')}</FormProblem>
      </form>
    </Dialog>
  )
}
