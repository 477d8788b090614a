import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { type ReactNode, Suspense, useState } from 'react'
import { Ellipsis } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ThemeToggle } from '../frame/theme-toggle.tsx'
import type { DashboardFrameProps } from './dashboard-frame.tsx'
import { frameStyles } from './frame-styles.ts'

const Drawer = lazyPart(async () => ({ default: (await import('../../ui/layers/dialog.tsx')).Drawer }))

const item =
  'relative flex h-full min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-center text-[0.75rem] leading-4 font-medium text-muted aria-[current=page]:text-accent-text'

/** The number of pages in the phone's bar; the others are behind 'More'. */
const inBar = 4

/** The navigation of the dashboard on phones. A page with an action bar of its own (`data-action-bar`) replaces it. */
export function DashboardBar({ groups, slots }: Pick<DashboardFrameProps, 'groups' | 'slots'>) {
  const t = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const [first, ...others] = groups
  const rest = [{ label: first?.label ?? '', items: first?.items.slice(inBar) ?? [] }, ...others]
  return (
    <>
      <nav aria-label={t('shell.dashboard.bar')} className={cx(frameStyles.bar, 'in-[:has([data-action-bar])]:hidden')}>
        {first?.items.slice(0, inBar).map(({ to, label, icon: Icon, isExact = false }) => (
          <Link key={to} to={to} activeOptions={{ exact: isExact }} className={item}>
            <Icon aria-hidden="true" className="size-5" />
            {t(label)}
            <Badge>{slots.badges?.[to]}</Badge>
          </Link>
        ))}
        <button type="button" onClick={() => setIsOpen(true)} aria-expanded={isOpen} className={item}>
          <Ellipsis aria-hidden="true" className="size-5" />
          {t('shell.dashboard.more')}
        </button>
      </nav>
      <Suspense>
        {isOpen && (
          <Drawer isOpen onClose={close} side="bottom" title={t('shell.dashboard.more')}>
            {rest.map(({ label, items }) => (
              <nav key={label} aria-label={label} className="mb-4">
                <h3 className="px-3 pb-1 text-label text-muted">{label}</h3>
                {items.map(({ to, label, icon: Icon }) => (
                  <Link
                    key={to}
                    to={to}
                    onClick={close}
                    className="flex min-h-12 items-center gap-4 rounded-md px-3 font-medium aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text"
                  >
                    <Icon aria-hidden="true" className="size-5" />
                    {t(label)}
                    <span className="ms-auto">{slots.badges?.[to]}</span>
                  </Link>
                ))}
              </nav>
            ))}
            <div className="mb-2 flex items-center justify-between border-t border-line pt-2">
              {slots.viewStore}
              <ThemeToggle />
            </div>
          </Drawer>
        )}
      </Suspense>
    </>
  )
}

function Badge({ children }: { children: ReactNode }) {
  return children && <span className="absolute top-1 left-1/2 ms-1.5">{children}</span>
}
