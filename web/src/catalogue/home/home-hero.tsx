import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { StoreSummary } from '@makola/contract/stores/stores.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type HomeHeroProps = {
  shopName: string
  /** Some of the stores. */
  stores: StoreSummary[]
  /** The number of all stores, and of their countries. */
  reach: { total: number; countries: number }
  products: ProductCard[]
}

/** The shop in one line, beside its own goods. */
export function HomeHero({ shopName, stores, reach, products }: HomeHeroProps) {
  const t = useWords()
  const [cover] = stores.filter((store) => store.cover)
  const [first, second, third] = products.filter((product) => product.picture)
  return (
    <section className="page grid grid-cols-1 items-center gap-8 py-6 md:py-10 lg:grid-cols-[5fr_6fr] lg:gap-14">
      <div>
        <h1 className="text-display">{t('catalogue.home.title')}</h1>
        <p className="mt-4 max-w-md text-lg text-muted">
          {t('catalogue.home.intro', { shop: shopName })}{' '}
          {reach.total > 0 && `${t('catalogue.home.reach', { stores: reach.total, countries: reach.countries })} `}
          {t('catalogue.home.one-cart')}
        </p>
        <div className="mt-6 flex flex-wrap gap-3 *:px-6 sm:*:px-8">
          <Link to="/store/" className={buttonStyles({ size: 'lg' })}>
            {t('catalogue.home.browse')}
          </Link>
          <Link to="/featured/" className={buttonStyles({ variant: 'outline', size: 'lg' })}>
            {t('catalogue.home.picks')}
          </Link>
        </div>
      </div>
      <div className="grid grid-cols-6 grid-rows-[2fr_3fr] gap-2 md:gap-3">
        {cover && (
          <Tile
            picture={cover.cover}
            name={cover.name}
            note={cover.country}
            link={{ to: '/store/$id', params: { id: cover.slug } }}
            sizes="(min-width: 1024px) 44vw, 62vw"
            className="col-span-4"
          />
        )}
        {[first, second, third].map((product, index) =>
          product ? (
            <Tile
              key={product.id}
              picture={product.picture}
              name={product.name}
              note={product.store.name}
              link={{ to: '/products/$id', params: { id: product.slug } }}
              sizes="(min-width: 1024px) 24vw, 48vw"
              className={['col-span-2', 'col-span-3 aspect-square', 'col-span-3 aspect-square'][index]}
              isSmall={index === 0}
            />
          ) : null,
        )}
      </div>
    </section>
  )
}

type TileProps = {
  picture: ProductCard['picture']
  name: string
  note: string
  link: LinkProps
  sizes: string
  className: string | undefined
  /** On a phone its name would cover half of the picture. */
  isSmall?: boolean
}

function Tile({ picture, name, note, link, sizes, className, isSmall = false }: TileProps) {
  const t = useWords()
  return (
    <Link {...link} className={cx('group relative block overflow-hidden rounded-lg', className)}>
      <Picture
        picture={picture}
        sizes={sizes}
        alt=""
        isPriority
        className="absolute! inset-0 size-full transition-transform duration-200 group-hover:scale-103"
      />
      <span
        className={cx(
          'absolute bottom-2 start-2 max-w-[calc(100%-1rem)] rounded-lg bg-paper px-2.5 py-1 text-[0.75rem] leading-4 font-semibold text-balance text-ink md:px-3 md:text-[0.8125rem] md:leading-5',
          isSmall && 'max-md:sr-only',
        )}
      >
        {t('catalogue.home.tile', {
          name,
          place: note,
          hidden: (text) => <span className="sr-only">{text}</span>,
        })}
      </span>
    </Link>
  )
}
