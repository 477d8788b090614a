import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../ui/layers/lazy-part.tsx'
import { useCartDrawer } from './cart-drawer-state.ts'

const CartDrawer = lazyPart(async () => ({ default: (await import('./cart-drawer.tsx')).CartDrawer }))

/** Where the cart drawer opens. Its code is loaded when it is opened for the first time. */
export function CartDrawerArea() {
  const isOpen = useCartDrawer((drawer) => drawer.isOpen)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (isOpen) setIsWanted(true)
  }, [isOpen])
  return (
    isWanted && (
      <Suspense>
        <CartDrawer />
      </Suspense>
    )
  )
}
