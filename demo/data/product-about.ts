import type { ProductAbout } from '../../contract/catalogue/product-about.ts'
import { practicalOf } from './about-kinds.ts'
import { makersOf } from './about-makers.ts'
import type { DemoProduct } from './make-products.ts'

type Own = Pick<ProductAbout, 'materials' | 'use' | 'care'>

/** Where a product is not like the others of its kind. */
const own: Readonly<Record<string, Own>> = {
  'Baobab face balm': {
    materials: 'Baobab oil, shea butter and beeswax; a little rosemary oil keeps it fresh.',
    use: 'At night, on a face that is still damp. A little is enough: the tin lasts three months.',
  },
  'Neem hand wash': {
    materials: 'Saponified palm-free oils, neem leaf and glycerine, in a bottle that takes refills.',
    use: 'Two presses, twenty seconds, warm water.',
    care: 'Shake it if it has settled. Keep it from frost.',
  },
  'Malindi chilli sauce': {
    materials: 'Bird’s-eye chillies, mango, garlic, vinegar and sea salt.',
    use: 'Drop by drop on eggs, rice or grilled fish. It is hotter than it smells.',
    care: 'In the fridge once open; it keeps six months.',
  },
  'Palm chilli oil': {
    materials: 'Red palm oil, dried chilli, ginger and a little smoked fish.',
    use: 'Over attiéké, plantain or fried eggs. Contains fish.',
    care: 'It sets in the cold: stand the bottle in warm water. Use within four months.',
  },
  'Palm-kernel hair oil': {
    use: 'Warm a spoonful, work it into the scalp, leave it for an hour and wash. Once a week.',
  },
  'Laundry basket with handles': {
    use: 'Stands 58 cm high and holds three machine loads. The lid is a separate weave.',
  },
  'Fruit bowl basket': { use: 'For fruit that needs air: 30 cm across, on a foot of doubled sisal.' },
  'Shuka blanket': {
    materials: 'Acrylic and cotton in the Maasai check, 150 × 200 cm, as herders wear it.',
    care: 'Machine-wash at 40 °C. It dries in an hour of wind.',
  },
  'Fell wool blanket': {
    materials: 'Pure new wool from three Pennine valleys, spun in Huddersfield. 140 × 190 cm.',
    care: 'Hang it out in damp weather rather than wash it. If you must: wool cycle, cold, and dry it flat.',
  },
  'Adinkra throw': { materials: 'Cotton, stamped by hand with bark ink through carved calabash. 140 × 200 cm.' },
  'Enamel coffee kettle': {
    materials: 'Enamelled steel of 1.2 mm, handle of steel wire, knob of mahogany.',
    use: 'On any hob and on a camp fire. Holds 1.5 litres.',
    care: 'No scourer. A chip on the outside does no harm.',
  },
  'Tea pot for four': { materials: 'Stoneware, 1.1 litres, with a strainer of clay behind the spout.' },
  'Donno talking drum': {
    materials: 'A waisted shell of cedar, goatskin at both ends, cords of leather; a bent stick.',
    use: 'Hold it under the arm: squeeze the cords and its voice rises.',
  },
  'Round enamel pot': {
    materials: 'Enamelled steel with a rolled rim; 4 litres.',
    care: 'The dishwasher is fine. Burnt rice lifts off after a night of water and bicarbonate.',
  },
  'Dried mango, Kilifi': {
    materials: 'Ngowe mango, dried for eighteen hours. No sugar, no sulphur.',
    use: 'From the bag, in muesli, or soaked for a chutney.',
  },
  'Macadamia butter': {
    materials: 'Roasted macadamia from Embu and a pinch of salt. Contains nuts.',
    use: 'On toast, or stirred into a sauce for chicken.',
    care: 'Stir it when oil stands on top. Four months once open.',
  },
  'Fugu smock shawl': { materials: 'Thick hand-spun cotton from Daboya, in the stripes of the northern smock.' },
  'Bouaké leather handbag': { use: 'Wide enough for a tablet and a folded scarf. The strap comes off for an evening.' },
  'Effra evening bag': {
    materials: 'Satin-backed wax print over a brass frame; a chain that tucks inside.',
    care: 'Brush it dry. Keep it in its cotton sack.',
  },
  'Studio headphones, wired': {
    use: 'The cable of 2 m unplugs at the left ear. A 6.3 mm adapter is in the box.',
    care: 'Coil the cable, do not wind it round the band. Cushions can be replaced.',
  },
  'Kitchen radio speaker': { use: 'FM and Bluetooth. The battery carries it through a Sunday’s cooking.' },
  'Kitchen stool, kente seat': {
    materials: 'Frame of odum with mortised legs, seat woven in cotton strips.',
    care: 'Turn the seat cushion monthly; sponge with cold water.',
  },
  'Kente wall clock': { use: '30 cm across. Takes one AA battery, not included. Silent enough for a bedroom.' },
  'Kente cross sandals': { materials: 'Straps faced with hand-woven kente, cowhide insole, rubber sole.' },
  'Loughborough boots': { use: 'A seven-eyelet boot. Half an hour a day for the first week, then all winter.' },
  'Nandi purple tea': { use: 'One heaped teaspoon to a cup at 80 °C, three minutes. Lemon turns it pink.' },
  'Kericho breakfast tea': {
    use: 'Boiling water, four minutes, and milk if you like. Strong enough for a second pot.',
  },
  'Pocket power bank': { use: 'One full charge for most phones, and it fits in a shirt pocket.' },
}

/** Size guides speak of sizes: a product of one size, or whose choices are others, has none. */
const sized = /^(size|model)$/i

/** What a store says about one of its products, besides its description. */
export function aboutOf({ name, storeSlug, categorySlug, options, pictures }: DemoProduct): ProductAbout {
  const [picture] = pictures
  const maker = makersOf[storeSlug]
  if (!picture || !maker) throw new Error(`${name} has no picture, or its store no makers`)
  const { sizeGuide, ...practical } = practicalOf[picture.kind]
  const values = options.find((option) => sized.test(option.name))?.values
  return {
    ...practical,
    ...own[name],
    ...(sizeGuide && values && { sizeGuide: keepSizes(sizeGuide, values) }),
    maker: maker.of?.[categorySlug] ?? maker.story,
  }
}

/** Only the lines of sizes that the product has; all of them where sizes are measured otherwise. */
function keepSizes(guide: string, values: readonly string[]): string {
  const [table = '', ...notes] = guide.split('\n\n')
  const [head = '', ...rows] = table.split('\n')
  const own = rows.filter((row) => values.includes(row.slice(0, row.indexOf(','))))
  return [[head, ...(own.length > 0 ? own : rows)].join('\n'), ...notes].join('\n\n')
}
