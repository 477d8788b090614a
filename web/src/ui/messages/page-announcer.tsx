import { useEffect, useState } from 'react'

/** For how long the words stay, in milliseconds. */
const stayMs = 2000

const readPath = () => location.pathname.replace(/\/$/, '')

/**
 * Says the title of a page that is opened within the shop: nothing else tells a screen reader that it is another one. It follows
 * the head, not the router, whose state every page would have to bring.
 */
export function PageAnnouncer() {
  const [title, setTitle] = useState('')
  useEffect(() => {
    let [path, heard] = [readPath(), document.title]
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new MutationObserver(() => {
      const { title: next } = document
      // The address changes first. A filter changes the title of the same page, which its list says itself.
      if (next === '' || next === heard) return
      heard = next
      if (readPath() === path) return
      path = readPath()
      setTitle(next)
      clearTimeout(timer)
      timer = setTimeout(() => setTitle(''), stayMs)
    })
    observer.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
