import { Weave } from '../../shell/frame/weave.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { StoreLogo } from '../storefront/store-logo.tsx'
import type { Place } from './open-store-page.tsx'
import { previewSlug } from './preview-slug.ts'

type StorePreviewProps = { name: string; tagline: string; place: Place | null; origin: string }

/** The store as the shop will show it, while its name is typed. */
export function StorePreview({ name, tagline, place, origin }: StorePreviewProps) {
  const t = useWords()
  const shown = name.trim() || t('stores.opening.your-store')
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-surface">
      <Weave className="block h-16 sm:h-24" />
      <div className="flex gap-3 p-4 pt-0">
        <StoreLogo
          store={{ name: shown, logo: null }}
          className="relative -mt-5 size-14 border-4! border-surface! text-2xl"
        />
        <div className="min-w-0 pt-2">
          <p className="text-subheading wrap-anywhere">{shown}</p>
          {place && (
            <p className="flex items-center gap-1.5 text-small text-muted">
              <Flag countryCode={place.countryCode} />
              {place.country}
            </p>
          )}
          {tagline && <p className="mt-1 text-small wrap-anywhere">{tagline}</p>}
        </div>
      </div>
      <figcaption className="border-t border-line bg-sunken px-4 py-2.5 text-[0.8125rem] leading-5 text-muted">
        {`${origin.replace(/^https?:\/\//, '')}/store/`}
        <strong className="font-semibold wrap-anywhere text-ink">{previewSlug(name)}</strong>
      </figcaption>
    </figure>
  )
}
