/** The brand's mark: a market stall's awning over its doorway. With the name from the shop's settings beside it. */
export function LogoMark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <path d="M5 21v13a2 2 0 0 0 2 2h7V27.5a6 6 0 0 1 12 0V36h7a2 2 0 0 0 2-2V21Z" className="fill-ink" />
      <path d="M8.2 4h5.9l-2 13H3.4Z M14.1 4h5.9v13h-7.9Z" className="fill-accent" />
      <path d="M20 4h5.9l2 13H20Z M25.9 4h5.9l4.8 13h-8.7Z" className="fill-accent" />
      <path d="M14.1 4H20v13h-7.9ZM25.9 4h5.9l4.8 13h-8.7Z" className="fill-ink" />
      <path d="M3.4 17h8.7a4.35 4.35 0 0 1-8.7 0ZM20 17h7.9a3.95 3.95 0 0 1-7.9 0Z" className="fill-accent" />
      <path d="M12.1 17H20a3.95 3.95 0 0 1-7.9 0ZM27.9 17h8.7a4.35 4.35 0 0 1-8.7 0Z" className="fill-ink" />
    </svg>
  )
}

export function Logo({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2 ${className}`}>
      <LogoMark />
      <span className="font-display text-[1.5rem] leading-none font-bold tracking-tight">{name}</span>
    </span>
  )
}
