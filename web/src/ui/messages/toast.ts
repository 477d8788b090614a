import { browserWords } from '../words/use-words.ts'
import { readMessage } from './read-message.ts'

type Tone = 'success' | 'info' | 'warning' | 'error' | 'loading' | 'message'
export type ToastOptions = {
  id?: string | number
  description?: string
  /** In milliseconds; without it, the specification's time. */
  duration?: number
  action?: { label: string; onClick: () => void }
}

// sonner is not needed to see a page, so it loads with the first toast or when the browser is idle (toast-area.tsx).
const load = () => import('./toaster.tsx')
let markReady: () => void = () => {}
const ready = new Promise<void>((resolve) => {
  markReady = resolve
})
const openers = new Set<() => void>()

/** The toast area registers how to open it, and then that it is mounted and listens. */
export const toastArea = {
  onWanted(open: () => void): () => void {
    openers.add(open)
    return () => openers.delete(open)
  },
  load,
  markReady: () => {
    toastArea.isReady = true
    markReady()
  },
  isReady: false,
}

const show =
  (tone: Tone) =>
  async (text: string, options: ToastOptions = {}) => {
    for (const open of openers) open()
    // Until sonner has arrived, toasts wait.
    await ready
    const { description } = options
    const said = { ...options, ...(description && { description: readMessage(description, browserWords()) }) }
    return (await load()).sonnerToast[tone](readMessage(text, browserWords()), said)
  }

/** `await toast.loading('Uploading image...')` gives the id that `dismiss` and `{ id }` take. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  loading: show('loading'),
  message: show('message'),
  async dismiss(id?: string | number): Promise<void> {
    await ready
    ;(await load()).sonnerToast.dismiss(id)
  },
}
