import type { QuoteStore } from '@makola/contract/carts/carts.ts'
import type { DeliveryOption } from '@makola/contract/shipping/shipping.ts'
import { formatColumn, type WriteAmount } from '@makola/money/column.ts'
import type { DeliveryChoice } from '../../carts/queries.ts'
import { useChangeCart } from '../../carts/use-change-cart.ts'
import { describeArrival } from '../../shipping/describe-arrival.ts'
import { describePickup } from '../../shipping/describe-pickup.ts'
import { StoreLogo } from '../../stores/storefront/store-logo.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { RadioCards } from '../../ui/inputs/radio-cards.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

export type DeliveryChoiceListProps = {
  stores: QuoteStore[]
  choice: DeliveryChoice
  onChange: (choice: DeliveryChoice) => void
  countryName: string
}

/** The delivery options of each store, with price and days of arrival. */
export function DeliveryChoiceList({ stores, choice, onChange, countryName }: DeliveryChoiceListProps) {
  const t = useWords()
  return (
    <div className="grid gap-6">
      {stores.map((quoted) => {
        const { store, options, chosenOptionId } = quoted
        const write = formatColumn(options.map(({ price }) => price))
        const wanted = options.find((option) => option.id === choice[store.id])?.id
        return (
          <div key={store.id}>
            <p className="mb-2 flex items-center gap-3 font-semibold">
              <StoreLogo store={store} className="size-8" />
              {store.name}
            </p>
            {options.length === 0 ? (
              <Undeliverable quoted={quoted} countryName={countryName} />
            ) : (
              <RadioCards
                legend={t('orders.checkout.delivery-from', { store: store.name })}
                isLegendHidden
                name={`delivery-${store.id}`}
                cards={options.map((option) => ({
                  value: option.id,
                  title: option.name,
                  detail: <OptionDetail option={option} />,
                  aside: describePrice(option, quoted, write) ?? t('orders.checkout.delivery-free'),
                }))}
                value={wanted ?? chosenOptionId ?? undefined}
                onChange={(optionId) => onChange({ ...choice, [store.id]: optionId })}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

function OptionDetail({ option }: { option: DeliveryOption }) {
  const t = useWords()
  return (
    <>
      <span className="block">{describeArrival(option, t)}</span>
      {option.pickup && <span className="block">{describePickup(option.pickup, t)}</span>}
    </>
  )
}

function Undeliverable({ quoted, countryName }: { quoted: QuoteStore; countryName: string }) {
  const t = useWords()
  const { mutate, isPending } = useChangeCart()
  const remove = () =>
    mutate(
      { set: quoted.lines.map(({ variantId }) => ({ variantId, quantity: 0 })) },
      { onError: (error) => void toast.error(error.message) },
    )
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-danger-soft p-4 text-danger-text">
      <p>
        {t('orders.checkout.undeliverable', {
          store: quoted.store.name,
          country: countryName,
          items: quoted.lines.map((line) => line.name),
        })}
      </p>
      <Button variant="outline" size="sm" isBusy={isPending} onClick={remove}>
        {t('orders.checkout.undeliverable.remove')}
      </Button>
    </div>
  )
}

/** The chosen option's price comes from the quote; the others show their own. Null for a free one. */
function describePrice(option: DeliveryOption, quoted: QuoteStore, write: WriteAmount): string | null {
  const { chosenOptionId, delivery, subtotal } = quoted
  const isFree = option.freeOver !== null && subtotal.amount >= option.freeOver.amount
  const price =
    option.id === chosenOptionId && delivery ? delivery : isFree ? { ...option.price, amount: 0 } : option.price
  return price.amount === 0 ? null : write(price)
}
