import type { HomeArrangement } from '@makola/contract/catalogue/home.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/actions/button.tsx'
import { Combobox } from '../../ui/inputs/combobox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { storesToTellQuery } from './arrangement-query.ts'

type Story = HomeArrangement['story']

/** The store whose story the home page tells; none is a choice, too. */
export function StoryField({ story, onChange }: { story: Story; onChange: (story: Story) => void }) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const { data: stores = [] } = useQuery(storesToTellQuery(typed))
  return (
    <div>
      <Field label={t('catalogue.arranging.story')} hint={t('catalogue.arranging.story-hint')}>
        {({ id }) => (
          <Combobox
            id={id}
            label={t('catalogue.arranging.story')}
            items={stores}
            value={story}
            onChange={onChange}
            onType={setTyped}
            itemToText={({ name }) => name}
            itemToKey={(store) => store.id}
            placeholder={t('catalogue.arranging.story-none')}
          />
        )}
      </Field>
      {story && (
        <Button variant="link" className="px-0!" onClick={() => onChange(null)}>
          {t('catalogue.arranging.no-story')}
        </Button>
      )}
    </div>
  )
}
