import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { ProductGridSkeleton } from '../cards/product-grid.tsx'

/** The outline of a store's page. */
export function StoreSkeleton() {
  return (
    <div aria-busy="true" className="page grid grid-cols-1 gap-10 md:pt-6">
      <Skeleton className="-mx-(--edge) aspect-[2/1] rounded-none md:mx-0 md:aspect-[4/1] md:rounded-xl" />
      <Skeleton className="h-24 w-80 max-w-full" />
      <ProductGridSkeleton />
    </div>
  )
}
