import type { Rate } from '@makola/contract/rates/rates.ts'
import { Button } from '../../ui/actions/button.tsx'
import { EllipsisVertical, Pencil, Trash } from '../../ui/icons.ts'
import { Menu } from '../../ui/layers/menu.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { nameRate } from '../choice/rate-label.tsx'

export type RateActionsProps = {
  rate: Rate
  edit: (rate: Rate) => void
  remove: (rate: Rate) => void
  /** False for staff who only see rates. */
  mayEdit: boolean
}

export function RateActions({ rate, edit, remove, mayEdit }: RateActionsProps) {
  const t = useWords()
  if (!mayEdit) return null
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('rates.shop.actions', { rate: nameRate(rate) })}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </Button>
      }
      items={[
        {
          label: t('rates.shop.change'),
          icon: <Pencil aria-hidden="true" className="size-5" />,
          onChoose: () => edit(rate),
        },
        {
          label: t('ui.delete'),
          icon: <Trash aria-hidden="true" className="size-5" />,
          onChoose: () => remove(rate),
          tone: 'danger',
        },
      ]}
    />
  )
}
