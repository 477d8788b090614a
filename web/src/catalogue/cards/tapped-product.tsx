import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { create } from 'zustand'
import { ProductOutline } from './product-outline.tsx'

type Tapped = { card: ProductCard | undefined; top: number }

/** The product just tapped, until its page has rendered. */
export const useTappedProduct = create<Tapped>()(() => ({ card: undefined, top: 0 }))

/**
 * Responds to a tap on a product before the navigation begins: on a slow phone, leaving a long list takes too long without a
 * sign.
 */
export function answerTap(card: ProductCard, go: () => void): void {
  useTappedProduct.setState({ card, top: document.getElementById('content')?.offsetTop ?? 0 })
  // Once the response is painted.
  requestAnimationFrame(() => setTimeout(go))
}

/** Covers the list with the outline of the tapped product, until that page has its own. */
export function TappedProduct() {
  const { card, top } = useTappedProduct()
  const router = useRouter()
  useEffect(() => router.subscribe('onRendered', () => useTappedProduct.setState({ card: undefined })), [router])
  return (
    card && (
      <div aria-hidden="true" className="fixed inset-0 z-30 overflow-hidden bg-paper" style={{ paddingTop: top }}>
        <ProductOutline card={card} />
      </div>
    )
  )
}
