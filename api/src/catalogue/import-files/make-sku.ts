import { hash } from '../../platform/ids.ts'

const longest = 60

/**
 * Generates a SKU for a variant without one: its product's key and its number. Always the same for the same file. A long key is
 * cut and made distinct by a digest of the whole.
 */
export function makeSku(key: string, number: number, isTaken: (sku: string) => boolean): string {
  for (let again = 1; ; again++) {
    const end = again === 1 ? `-${number}` : `-${number}-${again}`
    const sku = fit(key, end)
    if (!isTaken(sku)) return sku
  }
}

function fit(key: string, end: string): string {
  const whole = [...`${key.toUpperCase()}${end}`]
  if (whole.length <= longest) return whole.join('')
  const mark = `-${hash(key)
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase()}${end}`
  return [...key.toUpperCase()].slice(0, longest - mark.length).join('') + mark
}
