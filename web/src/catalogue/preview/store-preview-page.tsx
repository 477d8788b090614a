import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRate } from '../../rates/choice/use-rate.ts'
import { StoreHeader } from '../../stores/storefront/store-header.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { Price } from '../../ui/display/price.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { previewQuery } from './preview-query.ts'

/** A store as it will be seen, at its own prices. Nothing can be bought here. */
export function StorePreviewPage({ token }: { token: string }) {
  const t = useWords()
  const { store, products, isPublic } = useSuspenseQuery(previewQuery(token)).data
  return (
    <div className="page grid grid-cols-1 gap-8 md:pt-6">
      <p role="note" className="rounded-md bg-accent-soft px-4 py-3 text-accent-text">
        {isPublic
          ? t('catalogue.preview.public', {
              link: (text) => (
                <Link
                  to="/store/$id"
                  params={{ id: store.slug }}
                  className="font-semibold underline underline-offset-4"
                >
                  {text}
                </Link>
              ),
            })
          : t('catalogue.preview.note')}
      </p>
      <StoreHeader store={store} countryCode={useRate()?.countryCode} pages={[]} delivery={null} />
      {products.length === 0 ? (
        <EmptyState title={t('catalogue.preview.empty')} />
      ) : (
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {products.map(({ id, name, picture, price, hasPriceRange }) => (
            <li key={id} className="grid content-start gap-1">
              <Picture
                picture={picture}
                sizes="(min-width: 768px) 25vw, 50vw"
                alt=""
                className="mb-1 aspect-square rounded-lg"
              />
              <h2 className="font-medium wrap-anywhere">{name}</h2>
              <Price money={price} isFrom={hasPriceRange} size="sm" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
