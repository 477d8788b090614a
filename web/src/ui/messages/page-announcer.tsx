import { useEffect, useState } from 'react'

/** Until the head is whole, and for how long the words stay, in milliseconds. */
const [settleMs, stayMs] = [200, 2000]

const readPath = () => location.pathname.replace(/\/$/, '')

/**
 * Says the title of a page that is opened within the shop: nothing else tells a screen reader that it is another one. It follows
 * the head, not the router, whose state every page would have to bring.
 */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let said = readPath()
    let timers: ReturnType<typeof setTimeout>[] = []
    const forget = () => timers.forEach(clearTimeout)
    const observer = new MutationObserver(() => {
      if (readPath() === said) return
      said = readPath()
      forget()
      timers = [setTimeout(() => setTitle(document.title), settleMs), setTimeout(() => setTitle(''), settleMs + stayMs)]
    })
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      forget()
    }
  }, [])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
