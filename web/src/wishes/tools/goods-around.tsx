import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { ReactNode } from 'react'
import { CardCorner } from '../../catalogue/cards/card-corner.ts'
import { HelpBelow } from '../../catalogue/shelves/help-below.tsx'
import { WishPart } from './wish-part.tsx'

const heartOf = (card: ProductCard) => <WishPart card={card} />

/** Gives the pages inside hearts for their cards, and goods where they are not found. */
export function GoodsAround({ children }: { children: ReactNode }) {
  return (
    <CardCorner value={heartOf}>
      <HelpBelow>{children}</HelpBelow>
    </CardCorner>
  )
}
