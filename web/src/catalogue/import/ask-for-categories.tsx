import { requestCategories } from '@makola/contract/categories.ts'
import type { ImportedCategory } from '@makola/contract/product-imports.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { Button } from '../../ui/actions/button.tsx'
import { toast } from '../../ui/messages/toast.ts'

const longestName = 60
/** As many as the API takes in one request. */
const mostAskedAtOnce = 100

/** Requests all missing categories of a table from the operators at once. */
export function AskForCategories({ store, names }: { store: { id: string }; names: readonly ImportedCategory[] }) {
  const wanted = names.map(({ word }) => word.trim()).filter((name) => name.length <= longestName)
  const asking = useMutation({
    mutationFn: () => call(requestCategories, { body: { store: store.id, names: wanted.slice(0, mostAskedAtOnce) } }),
    onError: (error) => toast.error('Nothing was asked for', { description: error.message }),
  })
  if (asking.data) {
    const { asked } = asking.data.data
    return (
      <p role="status" className="mt-3 text-small">
        You have asked for {asked === 1 ? '1 category' : `${asked} categories`}. When the operators have added them,
        import the table again.
      </p>
    )
  }
  if (wanted.length === 0) return null
  const count = Math.min(wanted.length, mostAskedAtOnce)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="outline" size="sm" isBusy={asking.isPending} onClick={() => asking.mutate()}>
        {count === 1 ? 'Ask for this category' : `Ask for these ${count} categories`}
      </Button>
      <p className="min-w-0 text-small text-muted">One request to the operators of the shop, who decide.</p>
    </div>
  )
}
