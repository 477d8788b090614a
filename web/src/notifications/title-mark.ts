import { writeCount } from './write-count.ts'

const mark = /^\(\d+\+?\) /

/** A page's title with the number of unread notifications before it. */
export function withMark(title: string, unread: number): string {
  const bare = title.replace(mark, '')
  return unread === 0 ? bare : `(${writeCount(unread)}) ${bare}`
}

/** Keeps the count before the title of every page. Returns how to stop. */
export function markTitle(unread: number): () => void {
  const apply = () => {
    const marked = withMark(document.title, unread)
    if (marked !== document.title) document.title = marked
  }
  apply()
  // Every page of the dashboard sets a title of its own.
  const observer = new MutationObserver(apply)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    document.title = withMark(document.title, 0)
  }
}
