import type { Store } from '@makola/contract/stores/stores.ts'
import { type ReactNode, Suspense } from 'react'
import { Weave } from '../../shell/frame/weave.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { BreakPart } from './break-part.tsx'
import { ReturnTerms, type ReturnTermsProps } from './return-terms.tsx'
import { StoreLogo } from './store-logo.tsx'
import type { StoreTermsProps } from './store-terms.tsx'

const StoreTerms = lazyPart(async () => ({ default: (await import('./store-terms.tsx')).StoreTerms }))

type StoreHeaderProps = ReturnTermsProps & Omit<StoreTermsProps, 'returns'> & { actions?: ReactNode }

/** The seller and its terms. */
export function StoreHeader({ store, countryCode, actions, ...terms }: StoreHeaderProps) {
  return (
    <header>
      <div className="-mx-(--edge) aspect-[2/1] overflow-hidden md:mx-0 md:aspect-[4/1] md:rounded-xl">
        {store.cover ? (
          <Picture
            picture={store.cover}
            sizes="(min-width: 1280px) 1200px, 100vw"
            alt=""
            isPriority
            className="size-full"
          />
        ) : (
          <Weave />
        )}
      </div>
      <div className="grid gap-8 md:grid-cols-[1fr_20rem]">
        <About store={store} actions={actions} />
        <Suspense fallback={<div className="min-h-72" />}>
          <StoreTerms {...terms} store={store} returns={<ReturnTerms store={store} countryCode={countryCode} />} />
        </Suspense>
      </div>
    </header>
  )
}

function About({ store, actions }: { store: Store; actions: ReactNode }) {
  const t = useWords()
  return (
    <div>
      <StoreLogo
        store={store}
        className="relative -mt-10 size-20 border-4! border-paper! text-4xl md:-mt-12 md:ms-6 md:size-24"
      />
      <h1 className="mt-3 text-title">{store.name}</h1>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-muted">
        <Flag countryCode={store.countryCode} />
        {[store.city, store.country].filter(Boolean).join(', ')}
      </p>
      {store.rating && <p className="mt-1">{`★ ${store.rating.average} (${store.rating.count})`}</p>}
      {store.replyTime && <p className="mt-1 text-muted">{t('stores.header.replies', { time: store.replyTime })}</p>}
      <div className="mt-4 empty:hidden">
        <BreakPart store={store} />
      </div>
      {actions && <div className="mt-4">{actions}</div>}
      {store.tagline && <p className="mt-4 max-w-prose text-subheading">{store.tagline}</p>}
      {store.story && <p className="mt-2 max-w-prose whitespace-pre-line text-muted">{store.story}</p>}
    </div>
  )
}
