import type { LegalPageName } from '@makola/contract/shop/shop.ts'
import type { Store } from '@makola/contract/stores/stores.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { legalTitles } from '../../shell/frame/legal-titles.ts'
import { MessageCircle, PackageCheck, Undo2 } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'

export type StoreTermsProps = {
  store: Store
  /** The pages of the shop's own rules. */
  pages: readonly LegalPageName[]
  /** Prices and days of its delivery, from a higher module. */
  delivery: ReactNode
  /** Its terms for returns: a part of the page, which would fetch a file for them otherwise. */
  returns: ReactNode
}

/** The terms on which a store sells, and the way to ask it. */
export function StoreTerms({ store, pages, delivery, returns }: StoreTermsProps) {
  const t = useWords()
  const rules = pages.filter((page) => page !== 'privacy')
  return (
    <div className="grid content-start gap-4 md:pt-8">
      <dl className="grid gap-4">
        <Pledge
          icon={<PackageCheck className="size-5" />}
          name={t('stores.header.delivery')}
          text={store.deliveryPromise}
        />
        <Pledge icon={<Undo2 className="size-5" />} name={t('stores.header.returns')} text={returns} />
        <Pledge
          icon={<MessageCircle className="size-5" />}
          name={t('stores.header.contact', { store: store.name })}
          text={t('stores.header.contact-text', {
            order: (text) => (
              <Link to="/order-tracking/" className="link">
                {text}
              </Link>
            ),
          })}
        />
      </dl>
      <div className="border-t border-line pt-4 empty:hidden">{delivery}</div>
      {rules.length > 0 && (
        <nav
          aria-label={t('stores.header.rules')}
          className="flex flex-wrap gap-x-4 border-t border-line pt-2 text-small"
        >
          {rules.map((page) => (
            <Link key={page} to={`/${page}`} className="link flex min-h-11 items-center md:min-h-9">
              {t(legalTitles[page])}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

function Pledge({ icon, name, text }: { icon: ReactNode; name: string; text: ReactNode }) {
  if (!text) return null
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 border-t border-line pt-4">
      <span aria-hidden="true" className="row-span-2 text-accent-text">
        {icon}
      </span>
      <dt className="text-label">{name}</dt>
      <dd className="text-small text-muted">{text}</dd>
    </div>
  )
}
