import type { ProductCard as Card } from '@makola/contract/catalogue.ts'
import { ProductCard } from './product-card.tsx'

/** A row that is swiped sideways; by keyboard the focus moves it along from card to card. */
export function ProductRail({ products, label }: { products: Card[]; label: string }) {
  return (
    <section
      aria-label={label}
      className="rail -mx-[clamp(1rem,4vw,2.5rem)] scroll-px-[clamp(1rem,4vw,2.5rem)] px-[clamp(1rem,4vw,2.5rem)] py-1"
    >
      <ul className="flex gap-4 md:gap-6">
        {products.map((product) => (
          <li key={product.id} className="w-[min(42vw,16rem)] shrink-0 snap-start">
            <ProductCard product={product} sizes="(min-width: 640px) 256px, 42vw" />
          </li>
        ))}
      </ul>
    </section>
  )
}
