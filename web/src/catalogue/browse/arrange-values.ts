const sizes = ['xxs', 'xs', 's', 'small', 'm', 'medium', 'l', 'large', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl']

/** Sizes from small to large, then numbers upwards; other values behind them in the order given, the commonest first. */
export function arrangeValues<Value extends { key: string }>(values: readonly Value[]): Value[] {
  return values.toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
}

function placeOf({ key }: { key: string }): number {
  const word = key.slice(key.indexOf(':') + 1)
  const size = sizes.indexOf(word)
  if (size >= 0) return size - sizes.length
  const number = /\d+(?:[.-]\d+)?/.exec(word)?.[0]
  return number === undefined ? Number.POSITIVE_INFINITY : Number.parseFloat(number.replace('-', '.'))
}
