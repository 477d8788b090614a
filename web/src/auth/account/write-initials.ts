/** Returns the initials of the first and last part of a name; of a single part, one letter. */
export function writeInitials(name: string): string {
  const parts = name.trim().split(/\s+/)
  const letters = [parts[0], ...(parts.length > 1 ? [parts.at(-1)] : [])].map((part) => [...(part ?? '')][0] ?? '')
  return letters.join('').toUpperCase()
}
