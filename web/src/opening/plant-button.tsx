import { plantCategories } from '@makola/contract/catalogue/categories.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'
import { Button } from '../ui/actions/button.tsx'
import { toast } from '../ui/messages/toast.ts'
import { useWords } from '../ui/words/use-words.ts'

/** Fills the empty tree of categories. */
export function PlantButton() {
  const t = useWords()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(plantCategories, {}),
    onSuccess: ({ data }) => toast.success(t('opening.categories.added', { count: data.added })),
    onError: (error) => void toast.error(error.message),
    // The tree and the step have changed, or someone else changed them meanwhile.
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      {t('opening.categories.plant')}
    </Button>
  )
}
