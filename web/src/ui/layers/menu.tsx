import { Menu as Base } from '@base-ui/react/menu'
import { cx } from 'class-variance-authority'
import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useState } from 'react'

export type MenuItem = {
  label: string
  icon?: ReactNode
  onChoose: () => void
  isDisabled?: boolean
  /** Below the label: why it is disabled, or what it does. */
  hint?: string
  tone?: 'danger'
}

export type MenuProps = {
  /** The button that opens it: `<Button variant="ghost" size="icon" aria-label="More" />`. */
  trigger: ReactElement<ComponentProps<'button'>>
  items: MenuItem[]
  align?: 'start' | 'end'
}

/** Actions behind a button. For a lasting choice, use `Select`. A long list has many: each is created when first opened. */
export function Menu(props: MenuProps) {
  const [isWanted, setIsWanted] = useState(false)
  if (isWanted) return <OpenedMenu {...props} />
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setIsWanted(true),
  })
}

function OpenedMenu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={8} collisionPadding={8} className="z-50 outline-none">
          <Base.Popup className="popup min-w-48 p-1 outline-none">
            {items.map(({ label, icon, onChoose, isDisabled, hint, tone }) => (
              <Base.Item
                key={label}
                disabled={isDisabled ?? false}
                onClick={onChoose}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-sunken',
                  tone === 'danger' && 'text-danger-text',
                )}
              >
                {icon}
                <span>
                  {label}
                  {hint && <span className="block text-small text-muted">{hint}</span>}
                </span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
