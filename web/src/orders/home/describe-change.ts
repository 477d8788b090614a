export type Change = { text: string; tone: 'success' | 'danger' | 'neutral' }

/** Describes a figure against the period before: "+12 %". Null where there is nothing to compare with. */
export function describeChange(now: number, before: number): Change | null {
  if (before === 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return { text: '±0%', tone: 'neutral' }
  return percent > 0 ? { text: `+${percent}%`, tone: 'success' } : { text: `−${-percent}%`, tone: 'danger' }
}
