/** The geometry of the dashboard's frame, which its outline shares: nothing moves when the frame comes. */
export const frameStyles = {
  around: 'md:grid md:grid-cols-[4.75rem_minmax(0,1fr)] lg:grid-cols-[16rem_minmax(0,1fr)] print:block',
  side: 'hidden border-e border-line bg-surface md:block print:hidden!',
  rail: 'sticky top-(--banners) flex h-[calc(100dvh-var(--banners))] flex-col gap-1 p-3 pb-0',
  railHead: 'flex items-center justify-between max-lg:flex-col lg:ps-1.5',
  railFoot: 'grid gap-1 border-t border-line py-3 max-lg:justify-items-center',
  top: 'flex h-14 items-center gap-1 border-b border-line bg-surface px-2 md:hidden print:hidden',
  main: 'mx-auto w-full max-w-[76rem] px-(--edge) pt-5 pb-28 in-[:has([data-cookie-notice])]:pb-72 md:pt-8 md:pb-16',
  bar: 'fixed inset-x-0 bottom-0 z-40 flex h-16 items-stretch border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden',
}
