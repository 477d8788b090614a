import type { ProductCard as Card } from '@makola/contract/catalogue/catalogue.ts'
import { cx } from 'class-variance-authority'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { ProductCard } from './product-card.tsx'

const columns =
  'grid grid-cols-[repeat(auto-fill,minmax(min(max(8rem,40%),100%),1fr))] gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 md:gap-y-10 xl:grid-cols-4'
const sizes = '(min-width: 1280px) 290px, (min-width: 768px) 31vw, 46vw'

const leadSizes = '(min-width: 1280px) 600px, (min-width: 768px) 64vw, 46vw'

type ProductGridProps = {
  products: Card[]
  /** On a wide screen the first product is shown at twice the size. */
  hasLead?: boolean | undefined
}

/** The first row is on the first screen, so its pictures do not wait. */
export function ProductGrid({ products, hasLead }: ProductGridProps) {
  return (
    <ul className={cx(columns, hasLead && 'lead-grid')}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={hasLead && index === 0 ? leadSizes : sizes} isPriority={index < 4} />
        </li>
      ))}
    </ul>
  )
}

export function ProductGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <ul aria-hidden="true" className={columns}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes without identity
        <li key={index} className="flex flex-col gap-3">
          <Skeleton className="aspect-square rounded-lg" />
          <div className="flex flex-col gap-1">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-[1.375rem] w-full" />
            <Skeleton className="h-7 w-1/2" />
          </div>
        </li>
      ))}
    </ul>
  )
}
