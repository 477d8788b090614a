import { Link, useLocation } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { LogoMark } from '../frame/logo.tsx'
import { ThemeToggle } from '../frame/theme-toggle.tsx'
import { DashboardBar } from './dashboard-bar.tsx'
import type { NavItem } from './dashboard-nav.ts'
import { frameStyles } from './frame-styles.ts'

/** The parts of the frame that higher modules fill. */
export type DashboardSlots = {
  /** The current store, with a way to switch. Drawn three times: full, as a mark in the rail, on the phone. */
  switcher: ReactNode
  /** Opens the finder. Drawn twice, as the bell is. */
  find: ReactNode
  bell: ReactNode
  account: ReactNode
  /** A link to the store as shoppers see it. */
  viewStore: ReactNode
  /** Counts behind the entries of the menu, by address: orders to pack, unread notifications. */
  badges?: Record<string, ReactNode>
}

export type DashboardFrameProps = {
  shopName: string
  groups: { label: string; items: NavItem[] }[]
  slots: DashboardSlots
  children: ReactNode
}

/** Around the pages of the dashboard: a menu at the side on the desk, a bar under the thumb on phones. */
export function DashboardFrame({ shopName, groups, slots, children }: DashboardFrameProps) {
  const t = useWords()
  const shopLink = (
    <Link
      to="/"
      aria-label={t('shell.dashboard.to-shop', { name: shopName })}
      className="flex min-h-11 items-center gap-2"
    >
      <LogoMark className="size-8" />
      <span className="font-display text-xl leading-none font-bold tracking-tight md:max-lg:in-[aside]:hidden">
        {shopName}
      </span>
    </Link>
  )
  const main = (
    <main id="content" tabIndex={-1} className={cx(frameStyles.main, 'outline-none')}>
      {children}
    </main>
  )
  // A person without a store has no navigation either.
  if (groups.length === 0) {
    return (
      <>
        <header className="border-b border-line bg-surface">
          <div className="page flex h-14 items-center justify-between md:h-18">
            {shopLink}
            <div className="flex items-center">
              <ThemeToggle />
              {slots.account}
            </div>
          </div>
        </header>
        {main}
      </>
    )
  }
  return (
    <div className={frameStyles.around}>
      <aside className={frameStyles.side}>
        <div className={frameStyles.rail}>
          <div className={frameStyles.railHead}>
            {shopLink}
            {slots.bell}
          </div>
          {slots.switcher}
          {slots.find}
          <SideMenu groups={groups} badges={slots.badges} />
          <div className={frameStyles.railFoot}>
            {slots.viewStore}
            <div className="flex items-center justify-between max-lg:flex-col">
              {slots.account}
              <ThemeToggle />
            </div>
          </div>
        </div>
      </aside>
      <div className="min-w-0">
        <header className={frameStyles.top}>
          <div className="min-w-0 grow">{slots.switcher ?? shopLink}</div>
          {slots.find}
          {slots.bell}
          {slots.account}
        </header>
        {main}
      </div>
      <DashboardBar groups={groups} slots={slots} />
    </div>
  )
}

function SideMenu({ groups, badges }: Pick<DashboardFrameProps, 'groups'> & Pick<DashboardSlots, 'badges'>) {
  const menu = useRef<HTMLDivElement>(null)
  const pathname = useLocation({ select: (location) => location.pathname })
  // The menu of an operator with a store is longer than a laptop's window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: brought into view once for each page that opens
  useEffect(() => {
    menu.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <div
      ref={menu}
      className="-mx-3 min-h-0 grow scroll-pb-8 overflow-y-auto [mask-image:linear-gradient(#000_calc(100%-1.5rem),transparent)] px-3 pb-6"
    >
      {groups.map(({ label, items }) => (
        <nav key={label} aria-label={label} className="mt-3 grid gap-0.5">
          <h2 className="px-3 pb-1 text-[0.75rem] font-semibold text-muted max-lg:sr-only">{label}</h2>
          {items.map((item) => (
            <SideLink key={item.to} item={item} badge={badges?.[item.to]} />
          ))}
        </nav>
      ))}
    </div>
  )
}

function SideLink({ item: { to, label, icon: Icon, isExact = false }, badge }: { item: NavItem; badge: ReactNode }) {
  const t = useWords()
  return (
    <Link
      to={to}
      title={t(label)}
      activeOptions={{ exact: isExact }}
      className={cx(
        'relative flex min-h-9 items-center gap-3 rounded-md px-3 font-medium text-muted transition-colors hover:bg-sunken hover:text-ink max-lg:size-11 max-lg:justify-center max-lg:justify-self-center max-lg:px-0',
        'aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="max-lg:sr-only">{t(label)}</span>
      {badge && <span className="ms-auto max-lg:absolute max-lg:-top-1 max-lg:-end-1">{badge}</span>}
    </Link>
  )
}
