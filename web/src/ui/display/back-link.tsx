import { Link, type LinkProps } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { ArrowLeft } from '../icons.ts'

/** The way from one item back to the list that it belongs to, above a page's title. */
export function BackLink({ link, className, children }: { link: LinkProps; className?: string; children: ReactNode }) {
  return (
    <Link
      {...link}
      className={cx(
        'inline-flex min-h-11 items-center gap-1 text-small text-muted hover:text-ink hover:underline',
        className,
      )}
    >
      <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  )
}
