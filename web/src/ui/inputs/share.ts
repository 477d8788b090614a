/** Reads a typed share, "8.5" or "8,5 %", in hundredths of a percent; null when it is not one from 0 to 100. */
export function readShare(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const basisPoints = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return basisPoints <= 10_000 ? basisPoints : null
}

/** Hundredths of a percent as people type them: 850 is "8.5". */
export function writeShare(basisPoints: number): string {
  return String(basisPoints / 100)
}
