import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { useRefusal } from '../../stores/membership/current-store.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Boxes, ChevronDown, Copy, EyeOff, FolderInput, Percent, Star, StarOff } from '../../ui/icons.ts'
import { Menu, type MenuItem } from '../../ui/layers/menu.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { BulkVerb } from '../bulk/bulk-verb.ts'
import { useAddingRefusal } from '../stock/use-adding-refusal.ts'

const icon = { className: 'size-5', 'aria-hidden': true } as const

/** The changes that the selected products can have, each for the roles that may change one product so. */
export function BulkMenu({ onAct }: { onAct: (verb: BulkVerb) => void }) {
  const t = useWords()
  const mayFeature = useStaffMay('products.feature')
  const locks = {
    prices: lockOf(useRefusal('prices.write')),
    stock: lockOf(useRefusal('stock.write')),
    products: lockOf(useRefusal('products.write')),
    adding: lockOf(useAddingRefusal()),
  }
  const items: MenuItem[] = [
    {
      label: t('catalogue.bulk.prices'),
      icon: <Percent {...icon} />,
      onChoose: () => onAct('prices'),
      ...locks.prices,
    },
    { label: t('catalogue.bulk.stock'), icon: <Boxes {...icon} />, onChoose: () => onAct('stock'), ...locks.stock },
    {
      label: t('catalogue.bulk.category'),
      icon: <FolderInput {...icon} />,
      onChoose: () => onAct('category'),
      ...locks.products,
    },
    { label: t('catalogue.bulk.copy'), icon: <Copy {...icon} />, onChoose: () => onAct('copy'), ...locks.adding },
    { label: t('catalogue.bulk.draft'), icon: <EyeOff {...icon} />, onChoose: () => onAct('draft'), ...locks.products },
  ]
  if (mayFeature) {
    items.push(
      { label: t('catalogue.bulk.feature'), icon: <Star {...icon} />, onChoose: () => onAct('feature') },
      { label: t('catalogue.bulk.unfeature'), icon: <StarOff {...icon} />, onChoose: () => onAct('unfeature') },
    )
  }
  return (
    <Menu
      trigger={
        <button type="button" className={buttonStyles({ size: 'sm', variant: 'outline' })}>
          {t('catalogue.bulk.menu')}
          <ChevronDown aria-hidden="true" className="size-4" />
        </button>
      }
      items={items}
    />
  )
}

const lockOf = (refusal: string | undefined) => (refusal === undefined ? {} : { isDisabled: true, hint: refusal })
