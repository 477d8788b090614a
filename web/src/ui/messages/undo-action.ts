import type { ToastOptions } from './toast.ts'

/** Adds to a message, for ten seconds, the button that takes back the act which it reports. */
export const undoAction = (label: string, onClick: () => void): ToastOptions => ({
  action: { label, onClick },
  duration: 10_000,
})
