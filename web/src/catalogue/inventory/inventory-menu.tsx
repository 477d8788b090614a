import type { InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import { useNavigate } from '@tanstack/react-router'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { Archive, Ellipsis, Eye, Pencil, Rocket, Trash } from '../../ui/icons.ts'
import { Menu } from '../../ui/layers/menu.tsx'
import { useWords } from '../../ui/words/use-words.ts'

type RowAction = 'publish' | 'archive' | 'delete'

type InventoryMenuProps = { row: InventoryRow; refusal: string | undefined; onAct: (action: RowAction) => void }

const icon = { className: 'size-5', 'aria-hidden': true } as const

/** The actions on one product. */
export function InventoryMenu({ row, refusal, onAct }: InventoryMenuProps) {
  const t = useWords()
  const navigate = useNavigate()
  const params = { id: row.slug }
  const isOnSale = row.status === 'active'
  const locked = refusal === undefined ? {} : { isDisabled: true, hint: refusal }
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={t('catalogue.inventory.menu', { name: row.name })}
          className={buttonStyles({ variant: 'ghost', size: 'icon' })}
        >
          <Ellipsis {...icon} />
        </button>
      }
      items={[
        {
          label: t('ui.edit'),
          icon: <Pencil {...icon} />,
          onChoose: () => void navigate({ to: '/dashboard/inventory/$id', params }),
        },
        ...(isOnSale
          ? [
              {
                label: t('catalogue.inventory.view'),
                icon: <Eye {...icon} />,
                onChoose: () => void navigate({ to: '/products/$id', params }),
              },
            ]
          : [
              {
                label: t('catalogue.inventory.publish'),
                icon: <Rocket {...icon} />,
                onChoose: () => onAct('publish'),
                ...locked,
              },
            ]),
        ...(row.status === 'archived'
          ? []
          : [
              {
                label: t('catalogue.inventory.archive'),
                icon: <Archive {...icon} />,
                onChoose: () => onAct('archive'),
                ...locked,
              },
            ]),
        {
          label: t('ui.delete'),
          icon: <Trash {...icon} />,
          tone: 'danger',
          onChoose: () => onAct('delete'),
          ...locked,
        },
      ]}
    />
  )
}
