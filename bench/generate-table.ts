const words = ['Indigo', 'Woven', 'Carved', 'Beaded', 'Painted', 'Quiet', 'River', 'Harvest', 'Market', 'Savanna']
const things = ['bowl', 'scarf', 'lamp', 'basket', 'shirt', 'stool', 'mat', 'necklace', 'kettle', 'fan']
const sizes = ['S', 'M', 'L']

/**
 * A table with this many products as a seller might upload it: every tenth with three variants, some low and some sold out, a
 * tenth of them drafts. Reproducible.
 */
export function generateTable(products: number): string {
  const columns =
    'Handle,Title,Body (HTML),Vendor,Tags,Status,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty'
  const lines = Array.from({ length: products }, (_, index) => productLines(index)).flat()
  return `${columns}\n${lines.join('\n')}\n`
}

function productLines(index: number): string[] {
  const [first, second] = [words[index % words.length], words[Math.floor(index / 100) % words.length]]
  const thing = things[Math.floor(index / 10) % things.length]
  const name = `${first} ${second} ${thing} ${index}`
  const status = index % 10 === 3 ? 'draft' : 'active'
  const about = `<p>A ${thing} to measure with.</p>,Bench,"measured,${thing}",${status}`
  const price = (500 + ((index * 7919) % 90_000)) / 100
  const stock = (index * 31) % 97
  const handle = `bench-${index}`
  if (index % 10 !== 0) return [`${handle},${name},${about},,,BENCH-${index},${price},${stock}`]
  return sizes.map((size, position) =>
    position === 0
      ? `${handle},${name},${about},Size,${size},BENCH-${index}-${size},${price},${stock}`
      : `${handle},,,,,,,${size},BENCH-${index}-${size},${price + position},${stock}`,
  )
}
