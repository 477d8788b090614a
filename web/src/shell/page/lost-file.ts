import { create } from 'zustand'
import { browserWords } from '../../ui/words/use-words.ts'

/** The error of a file that did not arrive. */
export const isLostFile = (error: unknown): boolean => error instanceof Error && error.name === 'LostFile'

let ownFile = ''
const typedInto = new Set<Field>()
type Field = HTMLInputElement | HTMLTextAreaElement

/** True while a newer shop waits for a reload of this page, which would lose what somebody is typing. */
export const useNewerShop = create<{ isWaiting: boolean }>()(() => ({ isWaiting: false }))

/**
 * Handles a file that did not arrive, for all that wait for it, and remembers where something was typed.
 * @param entry - The file that the page began with: a newer shop no longer has it.
 */
export function watchFiles(entry: string): void {
  ownFile = entry
  addEventListener('vite:preloadError', ({ payload }) => {
    // Under its own name, the router would reload the whole page at once, even without a connection. The file's address
    // means nothing to shoppers.
    Object.assign(payload, { name: 'LostFile', message: browserWords()('shell.file-lost') })
  })
  addEventListener('input', ({ target }) => {
    const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
    if (isText && !/^(search|checkbox|radio)$/.test(target.type)) typedInto.add(target)
  })
}

type Reach = 'same' | 'newer' | 'none'

/** Finds out if the shop can be reached, and if it is still the version that this page came from. */
export async function findShop(): Promise<Reach> {
  try {
    const { status } = await fetch(ownFile, { method: 'HEAD', cache: 'no-store' })
    return status === 404 ? 'newer' : 'same'
  } catch {
    return 'none'
  }
}

/** Reloads the page, automatically only once for each address and version of the shop: what still fails then stays. */
export function reloadOnce(): void {
  const key = 'loadedAgain'
  const now = `${ownFile} ${location.href}`
  if (sessionStorage.getItem(key) === now) return
  sessionStorage.setItem(key, now)
  location.reload()
}

/** A part of the page did not arrive while the rest works: only a newer shop is a reason to reload everything. */
export async function followNewerShop(): Promise<void> {
  if ((await findShop()) !== 'newer') return
  const isTyping = [...typedInto].some((field) => field.isConnected && field.value !== '')
  if (isTyping) useNewerShop.setState({ isWaiting: true })
  else reloadOnce()
}
