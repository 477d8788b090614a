import { type ComponentProps, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../ui/layers/lazy-part.tsx'
import { useCartDrawer } from './cart-drawer-state.ts'

const CartDrawer = lazyPart(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }))

/** The place of the cart drawer. Its code is loaded when it is first opened. */
export function CartDrawerArea(props: ComponentProps<typeof CartDrawer>) {
  const isOpen = useCartDrawer((drawer) => drawer.isOpen)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (isOpen) setIsWanted(true)
  }, [isOpen])
  return (
    isWanted && (
      <Suspense>
        <CartDrawer {...props} />
      </Suspense>
    )
  )
}
