import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import { createContext, type ReactNode } from 'react'

/** The corner of each card, which a higher module fills. */
export const CardCorner = createContext<((product: ProductCard) => ReactNode) | undefined>(undefined)
