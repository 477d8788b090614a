import { cx } from 'class-variance-authority'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { ChevronDown } from '../../ui/icons.ts'
import { MoneyInput } from '../../ui/inputs/money-input.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { nameVariant } from '../form/product-form-matrix.ts'
import type { ProductFieldsProps } from './product-form-view.tsx'
import { VariantExtras } from './variant-extras.tsx'

type VariantRowProps = ProductFieldsProps & {
  index: number
  isOpen: boolean
  onToggle: () => void
  onLeaveOut: () => void
}

/** One combination: its price and stock, and its finer terms when it is opened. */
export function VariantRow({ editor, locks, index, isOpen, onToggle, onLeaveOut }: VariantRowProps) {
  const t = useWords()
  const { form, faults, store, changeVariant } = editor
  const variant = form.variants[index]
  if (!variant) return null
  const name = nameVariant(form.options, variant)
  const at = `/variants/${index}`
  const faultsHere = Object.entries(faults).filter(([pointer]) => pointer.startsWith(`${at}/`))
  const isShown = isOpen || faultsHere.some(([pointer]) => !/\/(price|stock)$/.test(pointer))
  if (variant.isLeftOut) {
    return (
      <li className="flex min-h-14 items-center justify-between gap-2 text-muted">
        <s>{name}</s>
        <button type="button" disabled={locks.details} onClick={onLeaveOut} className="min-h-11 text-small link">
          {t('catalogue.editor.variant.sell', {
            variant: name,
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </button>
      </li>
    )
  }
  return (
    <li className="py-2">
      <div className="grid grid-cols-[1fr_5.5rem_2.75rem] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_6rem_2.75rem]">
        <span className="min-w-0 font-medium max-sm:col-span-full">{name}</span>
        <MoneyInput
          name={`${at}/price`}
          aria-label={t('catalogue.editor.variant.price', { variant: name })}
          aria-invalid={faults[`${at}/price`] !== undefined}
          currency={store.currency}
          disabled={locks.prices}
          value={variant.price}
          onChange={(price) => changeVariant(index, { price })}
        />
        <TextInput
          name={`${at}/stock`}
          aria-label={t('catalogue.editor.variant.stock', { variant: name })}
          aria-invalid={faults[`${at}/stock`] !== undefined}
          placeholder="0"
          inputMode="numeric"
          autoComplete="off"
          disabled={locks.stock}
          value={variant.stock}
          onChange={(event) => changeVariant(index, { stock: event.target.value })}
          className="tabular"
        />
        <button
          type="button"
          aria-expanded={isShown}
          aria-label={t('catalogue.editor.variant.more', { variant: name })}
          onClick={onToggle}
          className={buttonStyles({ variant: 'ghost', size: 'icon' })}
        >
          <ChevronDown aria-hidden="true" className={cx('size-5 transition-transform', isShown && 'rotate-180')} />
        </button>
      </div>
      {faultsHere.map(([pointer, fault]) => (
        <p key={pointer} className="mt-1 text-small font-medium text-danger-text">
          {fault}
        </p>
      ))}
      {isShown && (
        <div className="mt-3 rounded-md bg-sunken/60 p-4">
          <VariantExtras editor={editor} locks={locks} index={index} />
          <button type="button" disabled={locks.details} onClick={onLeaveOut} className="mt-2 min-h-11 text-small link">
            {t('catalogue.editor.variant.leave-out')}
          </button>
        </div>
      )}
    </li>
  )
}
