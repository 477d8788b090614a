import { requestCategories } from '@makola/contract/catalogue/categories.ts'
import type { ImportedCategory } from '@makola/contract/catalogue/product-imports.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

const longestName = 60
/** As many as the API takes in one request. */
const mostAskedAtOnce = 100

/** Requests all missing categories of a table from the operators at once. */
export function AskForCategories({ store, names }: { store: { id: string }; names: readonly ImportedCategory[] }) {
  const t = useWords()
  const wanted = names.map(({ word }) => word.trim()).filter((name) => name.length <= longestName)
  const asking = useMutation({
    mutationFn: () => call(requestCategories, { body: { store: store.id, names: wanted.slice(0, mostAskedAtOnce) } }),
    onError: (error) => toast.error(t('catalogue.import.categories.ask-failed'), { description: error.message }),
  })
  if (asking.data) {
    const { asked } = asking.data.data
    return (
      <p role="status" className="mt-3 text-small">
        {t('catalogue.import.categories.asked', { count: asked })}
      </p>
    )
  }
  if (wanted.length === 0) return null
  const count = Math.min(wanted.length, mostAskedAtOnce)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" size="sm" isBusy={asking.isPending} onClick={() => asking.mutate()}>
        {t('catalogue.import.categories.ask', { count })}
      </Button>
      <p className="min-w-0 text-small text-muted">{t('catalogue.import.categories.ask-hint')}</p>
    </div>
  )
}
