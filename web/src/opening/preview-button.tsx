import { previewShop } from '@makola/contract/opening/opening.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'
import { Button } from '../ui/actions/button.tsx'
import { toast } from '../ui/messages/toast.ts'
import { useWords } from '../ui/words/use-words.ts'

/** Lets this browser into the shop as visitors will see it, and goes there. */
export function PreviewButton() {
  const t = useWords()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(previewShop, {}),
    onSuccess: () => window.location.assign('/store/'),
    onError: (error) => void toast.error(error.message),
  })
  return (
    <Button isBusy={isPending} onClick={() => mutate()}>
      {t('opening.preview')}
    </Button>
  )
}
