import type { ProductCard as Card } from '@makola/contract/catalogue/catalogue.ts'
import { ArrowedRail } from '../../ui/display/arrowed-rail.tsx'
import { ProductCard } from './product-card.tsx'

export function ProductRail({ products }: { products: Card[] }) {
  return (
    <ArrowedRail className="gap-4 md:gap-6">
      {products.map((product) => (
        <li key={product.id} className="w-[min(42vw,16rem)]">
          <ProductCard product={product} sizes="(min-width: 640px) 256px, 42vw" />
        </li>
      ))}
    </ArrowedRail>
  )
}
