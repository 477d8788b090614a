import type { CartLine } from '@makola/contract/carts.ts'
import { toast } from '../ui/messages/toast.ts'
import { useChangeCart } from './use-change-cart.ts'

/** Removes a line from the cart and offers to undo it. */
export function useRemoveLine(): (line: CartLine) => void {
  const { mutate } = useChangeCart()
  const fail = (error: Error) => void toast.error(error.message)
  return ({ variantId, name, quantity, available }) => {
    const putBack = () => mutate({ set: [{ variantId, quantity: Math.min(quantity, available) }] }, { onError: fail })
    mutate({ set: [{ variantId, quantity: 0 }] }, { onError: fail })
    void toast.message(`Removed ${name}`, available > 0 ? { action: { label: 'Undo', onClick: putBack } } : {})
  }
}
