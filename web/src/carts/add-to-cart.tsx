import { cx } from 'class-variance-authority'
import { useState } from 'react'
import { ApiProblem } from '../shell/api/api-problem.ts'
import { Button } from '../ui/actions/button.tsx'
import { ShoppingBasket } from '../ui/icons.ts'
import { readMessage } from '../ui/messages/read-message.ts'
import { useWords, type Words } from '../ui/words/use-words.ts'
import { useCartDrawer } from './cart-drawer-state.ts'
import { useChangeCart } from './use-change-cart.ts'

export type AddToCartProps = {
  variantId: string
  /** An option is not chosen yet: the button names it, and leads there. */
  ask?: { text: string; onPress: () => void } | undefined
  available: number
  quantity: number
  /** The name of what is added: the product's, with its variant if any. */
  name: string
  className?: string
}

/** Adds units to the cart: counted at once, then the drawer opens and says so. */
export function AddToCart({ variantId, ask, available, quantity, name, className }: AddToCartProps) {
  const t = useWords()
  const { mutate, isPending } = useChangeCart()
  const open = useCartDrawer((drawer) => drawer.open)
  const [refusal, setRefusal] = useState<{ variantId: string; text: string }>()
  const add = () => {
    setRefusal(undefined)
    mutate(
      { add: [{ variantId, quantity }] },
      {
        onSuccess: () => open(quantity === 1 ? t('carts.added', { name }) : t('carts.added-many', { quantity, name })),
        onError: (error) => setRefusal({ variantId, text: explainRefusal(error, { variantId, quantity, name }, t) }),
      },
    )
  }
  const isSoldOut = available === 0
  if (ask) {
    return (
      <Button size="lg" onClick={ask.onPress} className={className}>
        {ask.text}
      </Button>
    )
  }
  return (
    <div className={cx('grid gap-2', className)}>
      <Button size="lg" disabled={isSoldOut} isBusy={isPending} onClick={add}>
        {!isPending && <ShoppingBasket aria-hidden="true" className="size-5" />}
        {isSoldOut ? t('carts.sold-out') : t('carts.add')}
      </Button>
      <p role="status" className="text-small font-medium text-danger-text empty:hidden">
        {refusal?.variantId === variantId && refusal?.text}
      </p>
    </div>
  )
}

type Wanted = Pick<AddToCartProps, 'variantId' | 'quantity' | 'name'>

/** The server counts what the cart holds already: where that is all there is, it says nothing about this button's units. */
function explainRefusal(error: Error, { variantId, quantity, name }: Wanted, t: Words): string {
  const short: unknown[] = error instanceof ApiProblem && Array.isArray(error.current) ? error.current : []
  const line = short.find((one): one is Short => (one as Partial<Short> | null)?.variantId === variantId)
  const hasAll = line && line.available > 0 && line.requested - quantity >= line.available
  return hasAll ? t('carts.has-all', { count: line.available, name }) : readMessage(error, t)
}

type Short = { variantId: string; requested: number; available: number }
