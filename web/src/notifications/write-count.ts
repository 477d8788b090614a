/** The shop counts no further than a hundred. */
export function writeCount(unread: number): string {
  return unread > 99 ? '99+' : String(unread)
}
