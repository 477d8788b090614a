import { writeCount } from './write-count.ts'

const mark = /^\(\d+\+?\) /

/** A page's title with how many are unread before it. */
export function withMark(title: string, unread: number): string {
  const bare = title.replace(mark, '')
  return unread === 0 ? bare : `(${writeCount(unread)}) ${bare}`
}

/** Keeps the count before the title of whatever page is open. Returns how to end that. */
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
