import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoriesQuery } from '../../catalogue/browse/queries.ts'
import { nameCategoryPath } from '../../catalogue/categories/name-category-path.ts'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { storesNamedQuery } from './change-commission.ts'

type SubjectFieldProps = {
  /** Existing terms are changed in the list. */
  takenIds: string[]
  onChange: (id: string | null) => void
  error: string | undefined
}

type Subject = { id: string; name: string }

export function CategoryField(props: SubjectFieldProps) {
  const t = useWords()
  const { data: tree = [] } = useQuery(categoriesQuery())
  const subjects = tree.map((node) => ({ id: node.id, name: nameCategoryPath(node, tree) }))
  return <SubjectField {...props} label={t('ledger.commission.category')} subjects={subjects} />
}

export function StoreField(props: SubjectFieldProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const { data: stores = [] } = useQuery(storesNamedQuery(typed))
  return <SubjectField {...props} label={t('ledger.commission.store')} subjects={stores} onType={setTyped} />
}

type ChoiceProps = SubjectFieldProps & { label: string; subjects: Subject[]; onType?: (text: string) => void }

function SubjectField({ takenIds, onChange, error, label, subjects, onType }: ChoiceProps) {
  const t = useWords()
  const [chosen, setChosen] = useState<Subject | null>(null)
  return (
    <Field label={label} isRequired error={error}>
      {({ id }) => (
        <Combobox
          id={id}
          label={label}
          items={subjects.filter((subject) => !takenIds.includes(subject.id))}
          value={chosen}
          onChange={(subject) => {
            setChosen(subject)
            onChange(subject?.id ?? null)
          }}
          onType={onType}
          itemToText={({ name }) => name}
          itemToKey={(subject) => subject.id}
          placeholder={t('ledger.type-to-search')}
        />
      )}
    </Field>
  )
}
