import type { Product, Variant } from '@makola/contract/catalogue/catalogue.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import type { MouseEvent, ReactNode } from 'react'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { listOptionValues, type OptionValue } from './choose-variant.ts'

type VariantOptionsProps = {
  product: Pick<Product, 'slug' | 'options' | 'variants' | 'sizeGuide'>
  chosen: Variant
  /** Options that the shopper must still choose. */
  unchosen: readonly string[]
  /** Nothing can be bought during a break of the store, and nothing is sold out by it. */
  isOnBreak?: boolean
}

const optionId = (name: string) => `option-${name}`

/** "Choose a size" */
export const askFor = (name: string, t: Words) =>
  t('catalogue.product.choose', { article: /^[aeiou]/i.test(name) ? 'an' : 'a', option: name.toLowerCase() })

/** Scrolls to the option. */
export function focusOption(name: string): void {
  const section = document.getElementById(optionId(name))
  section?.scrollIntoView({ block: 'center' })
  section?.querySelector<HTMLElement>('li a')?.focus({ preventScroll: true })
}

const sizeGuideId = 'size-guide'

/** The address stays: a jump within it would be an entry of the history, and the router may scroll back. */
function showSizeGuide(event: MouseEvent): void {
  const guide = document.getElementById(sizeGuideId)
  if (!guide) return
  event.preventDefault()
  guide.tabIndex = -1
  guide.focus({ preventScroll: true })
  guide.scrollIntoView()
}

/** The options of a product. Each value is a link to this page with that choice, so a choice can be shared and reloaded. */
export function VariantOptions({ product, chosen, unchosen, isOnBreak = false }: VariantOptionsProps) {
  const t = useWords()
  if (product.options.length === 0) return null
  return (
    <div className="grid gap-5">
      {product.options.map(({ name }) => (
        <section key={name} aria-label={name} id={optionId(name)}>
          <p className="mb-2 text-small">
            <span className="font-semibold">{name}</span>{' '}
            <span className="text-muted">{unchosen.includes(name) ? askFor(name, t) : chosen.options[name]}</span>
            {product.sizeGuide && /\bsize\b/i.test(name) && (
              <a href={`#${sizeGuideId}`} onClick={showSizeGuide} className="float-end link">
                {t('catalogue.product.size-guide')}
              </a>
            )}
          </p>
          <ul className="flex flex-wrap gap-2">
            {listOptionValues(product, chosen.options, name, unchosen).map((value) => (
              <li key={value.value}>
                <OptionLink slug={product.slug} value={isOnBreak ? { ...value, isSoldOut: false } : value} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const shape = 'flex h-11 min-w-11 items-center justify-center rounded-md border px-4 text-small font-medium'
const struck =
  'bg-[linear-gradient(to_top_right,transparent_calc(50%-0.5px),var(--color-edge)_50%,transparent_calc(50%+0.5px))]'

function OptionLink({
  slug,
  value: { value, choice, isChosen, isImpossible, isSoldOut },
}: {
  slug: string
  value: OptionValue
}) {
  const t = useWords()
  const hidden = (text: ReactNode) => <span className="sr-only">{text}</span>
  if (isImpossible) {
    return (
      <span className={cx(shape, 'border-dashed border-line text-muted line-through')}>
        {t('catalogue.product.impossible', { option: value, hidden })}
      </span>
    )
  }
  return (
    <Link
      to="/products/$id"
      params={{ id: slug }}
      search={choice}
      replace
      resetScroll={false}
      preload={false}
      activeOptions={{ exact: true }}
      aria-current={isChosen ? 'true' : undefined}
      className={cx(
        shape,
        'border-edge bg-surface transition-colors hover:border-ink aria-[current]:border-ink aria-[current]:ring-1 aria-[current]:ring-ink',
        isSoldOut && `text-muted ${struck}`,
      )}
    >
      {isSoldOut ? t('catalogue.product.sold-out', { option: value, hidden }) : value}
    </Link>
  )
}
