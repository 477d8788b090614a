import { chooseCategories, type ImportedCategory } from '@makola/contract/catalogue/product-imports.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

type Choice = { word: string; category: string | null }

/** The categories for a table's words: saved as they are chosen, and all of them once more before the import. */
export function useCategoryChoices(store: { id: string }) {
  const t = useWords()
  const [chosen, setChosen] = useState<ReadonlyMap<string, string | null>>(new Map())
  const keep = (choices: Choice[]) => call(chooseCategories, { params: { id: store.id }, body: { choices } })
  const keeping = useMutation({
    // In order: the last choice for a word counts.
    scope: { id: `category-words-${store.id}` },
    mutationFn: (choice: Choice) => keep([choice]),
    onError: (error, { word }) => {
      toast.error(t('catalogue.import.categories.not-kept'), { description: error.message })
      setChosen((before) => new Map([...before].filter(([other]) => other !== word)))
    },
  })
  return {
    count: chosen.size,
    slugFor: ({ word, category }: ImportedCategory) => (chosen.has(word) ? chosen.get(word) : category?.slug) ?? '',
    choose(word: string, category: string | null) {
      setChosen((before) => new Map(before).set(word, category))
      keeping.mutate({ word, category })
    },
    forget: () => setChosen(new Map()),
    keepAll: async () => chosen.size > 0 && (await keep([...chosen].map(([word, category]) => ({ word, category })))),
  }
}

export type CategoryChoices = ReturnType<typeof useCategoryChoices>
