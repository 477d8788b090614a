import type { Wish, WishState } from '@makola/contract/wishes/wishes.ts'
import type { Key } from '@makola/words/messages.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { useCartDrawer } from '../../carts/cart-drawer-state.ts'
import { useChangeCart } from '../../carts/use-change-cart.ts'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { focusNext } from '../../ui/actions/focus-next.ts'
import { Picture } from '../../ui/display/picture.tsx'
import { Price } from '../../ui/display/price.tsx'
import { Trash } from '../../ui/icons.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useWish } from '../marks/use-wish.ts'
import { StockAlertForm } from '../tools/stock-alert-form.tsx'

const reasons = {
  'sold-out': 'wishes.state.sold-out',
  'price-unavailable': 'wishes.state.price-unavailable',
  'store-paused': 'wishes.state.store-paused',
  'store-closed': 'wishes.state.store-closed',
  'taken-down': 'wishes.state.taken-down',
  'not-here': 'wishes.state.not-here',
  gone: 'wishes.state.gone',
} as const satisfies Record<Exclude<WishState, 'for-sale'>, Key>

/** A product's page is there as long as visitors may see it. */
const hasPage = (state: WishState) => !['store-closed', 'taken-down', 'gone'].includes(state)

export function WishRow({ wish }: { wish: Wish }) {
  const t = useWords()
  const { name, slug, state, variant } = wish
  const page = { to: '/products/$id', params: { id: slug }, search: {} } as const
  const picture = (
    <Picture
      picture={wish.picture}
      sizes="96px"
      alt=""
      className={cx('aspect-square rounded-md', state !== 'for-sale' && 'opacity-60')}
    />
  )
  return (
    <li className="grid grid-cols-[5rem_1fr] gap-x-4 gap-y-3 py-4 sm:grid-cols-[6rem_1fr_auto]">
      {hasPage(state) ? (
        <Link {...page} tabIndex={-1} aria-hidden="true">
          {picture}
        </Link>
      ) : (
        picture
      )}
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 leading-5 font-semibold">
            {hasPage(state) ? (
              <Link {...page} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          <RemoveButton wish={wish} />
        </div>
        <p className="text-small text-muted">{[variant?.title, wish.store.name].filter(Boolean).join(' · ')}</p>
        {wish.price && hasPage(state) && <Price money={wish.price} isFrom={wish.hasPriceRange} size="sm" />}
        {wish.priceBefore && state === 'for-sale' && (
          <p className="text-small font-medium text-success-text">{t('wishes.fell', { before: wish.priceBefore })}</p>
        )}
        {state !== 'for-sale' && <p className="text-small font-medium text-danger-text">{t(reasons[state])}</p>}
      </div>
      <div className="col-span-2 grid content-start justify-items-start gap-2 sm:col-span-1">
        {state === 'for-sale' && <BuyWish wish={wish} />}
        {state === 'sold-out' && wish.buyVariantId !== null && <StockAlertForm variantId={wish.buyVariantId} />}
      </div>
    </li>
  )
}

function BuyWish({ wish: { slug, name, variant, buyVariantId: variantId } }: { wish: Wish }) {
  const t = useWords()
  const { mutate, isPending } = useChangeCart()
  const open = useCartDrawer((drawer) => drawer.open)
  if (variantId === null) {
    return (
      <Link to="/products/$id" params={{ id: slug }} search={{}} className={buttonStyles({ variant: 'outline' })}>
        {t('wishes.choose')}
      </Link>
    )
  }
  const bought = variant?.title ? `${name}, ${variant.title}` : name
  const add = () =>
    mutate(
      { add: [{ variantId, quantity: 1 }] },
      {
        onSuccess: () => open(t('carts.added', { name: bought })),
        onError: (error) => void toast.error(error.message),
      },
    )
  return (
    <Button isBusy={isPending} onClick={add}>
      {t('carts.add')}
    </Button>
  )
}

function RemoveButton({ wish: { productId, name, variant } }: { wish: Wish }) {
  const t = useWords()
  // The list may be here before the marks: what it shows is saved, whatever they say yet.
  const { save, remove } = useWish({ productId, variantId: variant?.id })
  const undo = { label: t('carts.line.undo'), onClick: save }
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={t('wishes.remove', { name })}
      data-removes=""
      onClick={({ currentTarget }) => {
        focusNext(currentTarget)
        remove()
        void toast.message(t('carts.line.removed', { name }), { action: undo })
      }}
      className="-my-3 -me-3 sm:me-0"
    >
      <Trash aria-hidden="true" className="size-5" />
    </Button>
  )
}
