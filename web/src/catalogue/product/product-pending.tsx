import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { findKnownCard } from '../cards/find-known-card.ts'
import { ProductOutline } from '../cards/product-outline.tsx'
import { useTappedProduct } from '../cards/tapped-product.tsx'

/** A product's page while it is on its way. */
export function ProductPending() {
  const { id = '' } = useParams({ strict: false })
  const card = findKnownCard(useQueryClient(), id, useRateId())
  useLayoutEffect(() => {
    // The page before may have been long, and scrolled far down.
    window.scrollTo(0, 0)
    useTappedProduct.setState({ card: undefined })
  }, [])
  return <ProductOutline card={card} />
}
