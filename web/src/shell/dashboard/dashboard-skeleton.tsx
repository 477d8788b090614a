import { useSuspenseQuery } from '@tanstack/react-query'
import { cx } from 'class-variance-authority'
import { Skeleton } from '../../ui/messages/skeleton.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { shopQuery } from '../api/shop-query.ts'
import { LogoMark } from '../frame/logo.tsx'
import { frameStyles } from './frame-styles.ts'

/** The widths of its entries, so that it reads as a menu. */
const menu = ['w-14', 'w-16', 'w-20', 'w-12', 'w-20', 'w-28', 'w-20', 'w-20', 'w-16', 'w-24', 'w-20', 'w-12']
const bar = menu.slice(0, 5)

/** The outline of the dashboard's frame and of a page, until its program has come and says whose dashboard it is. */
export function DashboardSkeleton() {
  const t = useWords()
  const { data: shop } = useSuspenseQuery(shopQuery())
  return (
    <div className={frameStyles.around}>
      <p role="status" className="sr-only">
        {t('ui.loading')}
      </p>
      <div className={frameStyles.side}>
        <div className={frameStyles.rail}>
          <div className={frameStyles.railHead}>
            <p className="flex min-h-11 items-center gap-2">
              <LogoMark className="size-8" />
              <span className="font-display text-xl leading-none font-bold tracking-tight max-lg:hidden">
                {shop.name}
              </span>
            </p>
            <Sign />
          </div>
          <div className="flex min-h-12 items-center gap-3 rounded-md p-1.5 max-lg:justify-center lg:border lg:border-line">
            <Round />
            <Skeleton className="h-4 w-28 max-lg:hidden" />
          </div>
          <Entry width="w-12" className="rounded-md lg:mt-1 lg:min-h-10 lg:border lg:border-line" />
          <div className="mt-8 grid min-h-0 grow content-start gap-0.5 overflow-hidden">
            {menu.map((width, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <Entry key={at} width={width} className="min-h-9" />
            ))}
          </div>
          <div className={frameStyles.railFoot}>
            <Entry width="w-20" className="min-h-11" />
            <div className="flex items-center justify-between max-lg:flex-col">
              <Round />
              <Sign />
            </div>
          </div>
        </div>
      </div>
      <div className="min-w-0">
        <div className={frameStyles.top}>
          <div className="flex min-w-0 grow items-center gap-3 p-1.5">
            <Round />
            <Skeleton className="h-4 w-28" />
          </div>
          <Sign />
          <Sign />
          <Round />
        </div>
        <div id="content" className={frameStyles.main}>
          <Skeleton className="h-9 w-56 max-w-full" />
          <Skeleton className="mt-3 mb-6 h-4 w-80 max-w-full md:mb-8" />
          <div className="grid gap-4 md:gap-6">
            <Skeleton className="h-28 rounded-lg" />
            <Skeleton className="h-64 rounded-lg" />
            <Skeleton className="h-40 rounded-lg" />
          </div>
        </div>
      </div>
      <div className={frameStyles.bar}>
        {bar.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <span key={at} className="grid flex-1 place-content-center justify-items-center gap-1.5">
            <Skeleton className="size-5" />
            <Skeleton className="h-2.5 w-10" />
          </span>
        ))}
      </div>
    </div>
  )
}

/** An entry of the menu: its sign in a narrow rail, with its label in a wide one. */
function Entry({ width, className }: { width: string; className: string }) {
  return (
    <div
      className={cx(
        'flex items-center gap-3 px-3 max-lg:size-11 max-lg:justify-center max-lg:justify-self-center max-lg:self-center max-lg:px-0',
        className,
      )}
    >
      <Skeleton className="size-5 shrink-0" />
      <Skeleton className={cx('h-3.5 max-lg:hidden', width)} />
    </div>
  )
}

const Round = () => <Skeleton className="size-9 shrink-0 rounded-full!" />

const Sign = () => (
  <span className="grid size-11 shrink-0 place-items-center">
    <Skeleton className="size-5" />
  </span>
)
