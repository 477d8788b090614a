/** The ref of a bar of buttons at the foot of the screen: messages stay above it, at any height. */
export function watchActionBar(bar: HTMLElement | null) {
  if (!bar) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--action-bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--action-bar')
  }
}
