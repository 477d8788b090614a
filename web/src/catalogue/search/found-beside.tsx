import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { StoreLogo } from '../../stores/storefront/store-logo.tsx'
import { ArrowedRail } from '../../ui/display/arrowed-rail.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { suggestQuery } from './suggest-query.ts'

/** A search's results beside products: categories and stores of that name, with how much there is. */
export function FoundBeside({ q }: { q: string }) {
  const t = useWords()
  const { data } = useQuery(suggestQuery(q, useRateId()))
  if (!data || data.stores.length + data.categories.length === 0) return null
  return (
    <nav aria-label={t('catalogue.search.beside')}>
      <ArrowedRail className="gap-2">
        {data.categories.map(({ slug, name, picture, productCount }) => (
          <Found
            key={`category/${slug}`}
            link={linkOptions({ to: '/store/', search: { category: slug } })}
            mark={<Picture picture={picture} sizes="44px" alt="" className="size-11 shrink-0 rounded-full" />}
            {...{ name, productCount }}
          />
        ))}
        {data.stores.map(({ slug, name, logo, productCount }) => (
          <Found
            key={`store/${slug}`}
            link={linkOptions({ to: '/store/$id', params: { id: slug } })}
            mark={<StoreLogo store={{ name, logo }} className="size-11 text-xl" />}
            {...{ name, productCount }}
          />
        ))}
      </ArrowedRail>
    </nav>
  )
}

type FoundProps = { link: LinkProps; mark: ReactNode; name: string; productCount: number }

function Found({ link, mark, name, productCount }: FoundProps) {
  const t = useWords()
  return (
    <li>
      <Link
        {...link}
        className="flex h-14 items-center gap-2.5 rounded-full border border-line bg-surface py-1.5 pe-5 ps-1.5 text-small font-medium transition-colors hover:border-ink"
      >
        {mark}
        <span className="leading-5">
          {name}
          <span className="block font-normal text-muted">{t('catalogue.browse.count', { count: productCount })}</span>
        </span>
      </Link>
    </li>
  )
}
