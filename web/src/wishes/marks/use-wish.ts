import { removeWish, saveWish } from '@makola/contract/wishes/wishes.ts'
import { useRouter } from '@tanstack/react-router'
import { sendWithAntiForgery } from '../../carts/send-with-anti-forgery.ts'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { noteGuestWish } from './claim-wishes.ts'
import { useMarks } from './marks-query.ts'
import { useMark } from './use-mark.ts'

type Wished = { productId: string; variantId?: string | undefined }

type WishMark = { isSaved: boolean; toggle: () => void; save: () => void; remove: () => void }

/** The state of a product's heart, and what pressing it does. */
export function useWish({ productId, variantId }: Wished): WishMark {
  const t = useWords()
  const router = useRouter()
  const rate = useRateId()
  const { mutate, variables, isPending } = useMark()
  const isMarked = useMarks().productIds.includes(productId)
  // A first mark has no list to be shown in yet.
  const isSaved = isPending ? variables.isOn : isMarked
  const view = { label: t('wishes.heart.view'), onClick: () => void router.navigate({ to: '/wishes' }) }
  const save = () => {
    const send = async () => {
      await sendWithAntiForgery(() =>
        call(saveWish, { params: { id: productId }, body: { rate, variantId }, keepalive: true }),
      )
      noteGuestWish()
    }
    if (!navigator.onLine) void toast.info(t('wishes.heart.offline'), { id: 'wish' })
    const onSuccess = () => void toast.success(t('wishes.heart.added'), { id: 'wish', action: view })
    mutate({ list: 'productIds', id: productId, isOn: true, send }, { onSuccess })
  }
  const remove = () => {
    const send = () => sendWithAntiForgery(() => call(removeWish, { params: { id: productId }, keepalive: true }))
    mutate({ list: 'productIds', id: productId, isOn: false, send })
  }
  return { isSaved, toggle: isSaved ? remove : save, save, remove }
}
