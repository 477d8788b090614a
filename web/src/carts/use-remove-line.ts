import type { CartLine } from '@makola/contract/carts/carts.ts'
import { toast } from '../ui/messages/toast.ts'
import { useWords } from '../ui/words/use-words.ts'
import { useChangeCart } from './use-change-cart.ts'

/** Removes a line from the cart and offers to undo it: it returns to its place. */
export function useRemoveLine(): (line: CartLine) => void {
  const t = useWords()
  const { mutate } = useChangeCart()
  const fail = (error: Error) => void toast.error(error.message)
  return ({ variantId, name, quantity, available, addedAt }) => {
    const former = { variantId, quantity: Math.min(quantity, available), addedAt }
    const putBack = () => mutate({ set: [former] }, { onError: fail })
    mutate({ set: [{ variantId, quantity: 0 }] }, { onError: fail })
    void toast.message(
      t('carts.line.removed', { name }),
      available > 0 ? { action: { label: t('carts.line.undo'), onClick: putBack } } : {},
    )
  }
}
