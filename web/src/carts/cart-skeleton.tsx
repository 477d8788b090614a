import { Skeleton } from '../ui/messages/skeleton.tsx'

export function CartSkeleton() {
  return (
    <div aria-busy="true" className="rounded-lg border border-line bg-surface px-4 md:px-6">
      <Skeleton className="my-3 h-8 w-48" />
      {[0, 1].map((row) => (
        <div key={row} className="grid grid-cols-[5rem_1fr] gap-4 border-t border-line py-4">
          <Skeleton className="aspect-square" />
          <div className="grid content-between">
            <Skeleton className="h-5 w-40 max-w-full" />
            <Skeleton className="h-11 w-32" />
          </div>
        </div>
      ))}
    </div>
  )
}
