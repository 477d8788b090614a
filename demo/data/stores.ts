import type { CoverSpec, LogoSpec } from '../draw/picture-spec.ts'
import {
  cediZones,
  type DemoShippingZone,
  francZones,
  nairaZones,
  poundZones,
  randZones,
  shillingZones,
} from './shipping.ts'

export type DemoStore = {
  slug: string
  name: string
  tagline: string
  story: string
  countryCode: string
  currency: string
  city: string
  deliveryPromise: string
  /** Null: the shop's own. */
  returnDays: number | null
  returnPromise: string
  cover: CoverSpec
  logo: LogoSpec
  zones: readonly DemoShippingZone[]
}

export const demoStores: readonly DemoStore[] = [
  {
    slug: 'adunni-atelier',
    name: 'Adunni Atelier',
    tagline: 'Wax print and adire, cut and sewn in Yaba',
    story:
      'Adunni Bakare learned to cut from her grandmother, who sewed school uniforms behind a pharmacy in Abeokuta. Today nine tailors work in two rooms above Herbert Macaulay Way. The adire is tied and dyed by three families at Itoku market, and their names are on every label. Write your height in the order note: we finish the hem for you.',
    countryCode: 'NG',
    currency: 'NGN',
    city: 'Lagos',
    deliveryPromise: 'Sewn pieces leave within two working days.',
    returnDays: 14,
    returnPromise: 'Send it back unworn. We mend for a year.',
    cover: {
      subject: 'Lengths of indigo adire and wax print hung side by side',
      layout: 'strips',
      textiles: [
        { textile: 'adireRings', colours: ['indigo', 'paper', 'sky'] },
        { textile: 'medallion', colours: ['marigold', 'midnight', 'berry'] },
        { textile: 'adireSquares', colours: ['midnight', 'sky', 'sky'] },
        { textile: 'leaves', colours: ['terracotta', 'saffron', 'midnight'] },
        { textile: 'records', colours: ['indigo', 'saffron', 'terracotta'] },
      ],
      seed: 11,
    },
    logo: { subject: 'Adunni Atelier: a loom', mark: 'loom', ground: 'indigo', ink: 'paper', accent: 'saffron' },
    zones: nairaZones,
  },
  {
    slug: 'volt-and-harmattan',
    name: 'Volt & Harmattan',
    tagline: 'Electronics that mind the dust and the power cuts',
    story:
      'Two engineers from Computer Village got tired of chargers that last a season. They open what they sell, keep the spare parts and say how long the battery really holds. Every lantern and power bank is run down and charged again three times on the bench before it is packed. The fabric fronts come from the tailors upstairs.',
    countryCode: 'NG',
    currency: 'NGN',
    city: 'Ikeja',
    deliveryPromise: 'Tested, packed and out the next working day.',
    returnDays: 30,
    returnPromise: 'Opened boxes too. We repair for 18 months.',
    cover: {
      subject: 'Cut shapes of sunburst and chevron prints in teal and amber',
      layout: 'tiles',
      textiles: [
        { textile: 'chevron', colours: ['teal', 'saffron', 'coral'] },
        { textile: 'sunburst', colours: ['midnight', 'marigold', 'teal'] },
        { textile: 'cutouts', colours: ['cream', 'teal', 'marigold'] },
      ],
      seed: 27,
    },
    logo: { subject: 'Volt & Harmattan: a spark', mark: 'spark', ground: 'midnight', ink: 'saffron', accent: 'coral' },
    zones: nairaZones,
  },
  {
    slug: 'golden-stool',
    name: 'Golden Stool Weavers',
    tagline: 'Kente, drums and carved wood from Bonwire',
    story:
      'Bonwire has woven for the court of Kumasi for three hundred years. Nana Yaw Boateng and his eleven weavers work on strip looms under the mango trees, one strip four fingers wide, and sew the strips by hand. The carvers of Ahwiaa, an hour away, bring stools and drums on Fridays. Each piece comes with the name of its pattern and what it means.',
    countryCode: 'GH',
    currency: 'GHS',
    city: 'Kumasi',
    deliveryPromise: 'In stock leaves in two days; to measure takes three weeks.',
    returnDays: 21,
    returnPromise: 'We pay for returns within Ghana.',
    cover: {
      subject: 'Kente strips in gold, green and red',
      layout: 'strips',
      textiles: [
        { textile: 'kente', colours: ['red', 'saffron', 'forest'] },
        { textile: 'kente', colours: ['midnight', 'marigold', 'berry'] },
        { textile: 'kente', colours: ['forest', 'saffron', 'brick'] },
        { textile: 'kente', colours: ['saffron', 'red', 'indigo'] },
      ],
      seed: 5,
    },
    logo: { subject: 'Golden Stool Weavers: a drum', mark: 'drum', ground: 'saffron', ink: 'cocoa', accent: 'red' },
    zones: cediZones,
  },
  {
    slug: 'shea-and-soil',
    name: 'Shea & Soil',
    tagline: 'Butter, black soap and balms from the north',
    story:
      'Four women’s groups around Tamale gather, roast and knead the nuts; we buy at a price fixed before the rains and pay on the day. Nothing is bleached, so the butter is ivory and smells faintly of smoke. The soap is stirred with plantain ash for six hours. We write the batch and the village on the lid.',
    countryCode: 'GH',
    currency: 'GHS',
    city: 'Tamale',
    deliveryPromise: 'Packed twice a week, on Tuesday and Friday.',
    returnDays: null,
    returnPromise: 'If your skin does not like it, we give the money back.',
    cover: {
      subject: 'Mud-cloth and leaf prints laid over each other in earth colours',
      layout: 'drapes',
      textiles: [
        { textile: 'bogolan', colours: ['cocoa', 'cream', 'ochre'] },
        { textile: 'leaves', colours: ['sage', 'forest', 'cream'] },
        { textile: 'linen', colours: ['cream', 'walnut', 'oak'] },
        { textile: 'kuba', colours: ['sand', 'cocoa', 'brick'] },
      ],
      seed: 8,
    },
    logo: { subject: 'Shea & Soil: a leaf', mark: 'leaf', ground: 'cream', ink: 'forest', accent: 'saffron' },
    zones: cediZones,
  },
  {
    slug: 'rift-roasters',
    name: 'Rift Roasters',
    tagline: 'Coffee, tea and honey from both sides of the valley',
    story:
      'Wanjiru Kamau grew up above a washing station in Nyeri and now roasts on Tuesdays and Thursdays in Nairobi’s Industrial Area. Every bag carries the co-operative, the height and the day of roasting. The tea comes from smallholders in Nandi, the honey from log hives in Kitui. We taste everything blind before it is sold.',
    countryCode: 'KE',
    currency: 'KES',
    city: 'Nairobi',
    deliveryPromise: 'Coffee leaves within 48 hours of roasting.',
    returnDays: null,
    returnPromise: 'Not to your taste? Tell us and choose another bag.',
    cover: {
      subject: 'An arcade filled with leaf, diamond and chevron prints in green and clay',
      layout: 'arches',
      textiles: [
        { textile: 'leaves', colours: ['forest', 'sage', 'cream'] },
        { textile: 'diamonds', colours: ['terracotta', 'cream', 'cocoa'] },
        { textile: 'chevron', colours: ['olive', 'cream', 'terracotta'] },
      ],
      seed: 14,
    },
    logo: { subject: 'Rift Roasters: a coffee bean', mark: 'bean', ground: 'forest', ink: 'cream', accent: 'forest' },
    zones: shillingZones,
  },
  {
    slug: 'baraka-beads',
    name: 'Baraka Beads',
    tagline: 'Beadwork, baskets and sandals made by hand',
    story:
      'In Kajiado forty-two women meet under two acacias and bead from ten until the goats come home. Each maker sets her own hours and signs her work on the leather. The baskets are sisal, spun on the thigh and dyed with bark and roots in Kitui. A third of every price goes to the maker on the day it is sold.',
    countryCode: 'KE',
    currency: 'KES',
    city: 'Kajiado',
    deliveryPromise: 'Ready pieces leave within three days.',
    returnDays: 30,
    returnPromise: 'Lost beads are replaced for life.',
    cover: {
      subject: 'Beadwork in red, white, blue and gold',
      layout: 'field',
      textiles: [{ textile: 'beadwork', colours: ['red', 'midnight', 'saffron'] }],
      seed: 3,
    },
    logo: { subject: 'Baraka Beads: a ring of beads', mark: 'bead', ground: 'red', ink: 'paper', accent: 'saffron' },
    zones: shillingZones,
  },
  {
    slug: 'karoo-kiln',
    name: 'Karoo Kiln',
    tagline: 'Stoneware, enamel and lamps for slow kitchens',
    story:
      'The clay is dug outside Graaff-Reinet and thrown in a former wool shed in Cape Town’s Woodstock. Five potters share two kilns; each signs the foot of the pot with a thumb mark. The glazes are our own, ground from ash, iron and a little cobalt. Small differences are meant: no two mugs pour the same.',
    countryCode: 'ZA',
    currency: 'ZAR',
    city: 'Cape Town',
    deliveryPromise: 'Wrapped in wool waste and sent within three days.',
    returnDays: null,
    returnPromise: 'Broken on the way? A photo is enough, we send another.',
    cover: {
      subject: 'Cut shapes in clay, indigo and sand with shweshwe prints',
      layout: 'tiles',
      textiles: [
        { textile: 'shweshwe', colours: ['indigo', 'white', 'terracotta'] },
        { textile: 'speckle', colours: ['paper', 'indigo', 'terracotta'] },
        { textile: 'cutouts', colours: ['sand', 'terracotta', 'indigo'] },
      ],
      seed: 41,
    },
    logo: { subject: 'Karoo Kiln: a pot', mark: 'vessel', ground: 'terracotta', ink: 'paper', accent: 'indigo' },
    zones: randZones,
  },
  {
    slug: 'ubuntu-play',
    name: 'Ubuntu Play',
    tagline: 'Toys, games and footballs that last three children',
    story:
      'Thandi Mokoena repaired toys in a Soweto crèche for years before she started making them. The wood is offcuts from a kitchen maker, oiled not varnished; the dolls are sewn by her sister in Orlando East. Our footballs are stitched with 720 stitches, and for every ten sold a school gets one. If something breaks, send a picture and we post the part.',
    countryCode: 'ZA',
    currency: 'ZAR',
    city: 'Johannesburg',
    deliveryPromise: 'Out the door in two working days.',
    returnDays: 30,
    returnPromise: 'Played with or not.',
    cover: {
      subject: 'Bright cut shapes with sunbursts and rings',
      layout: 'tiles',
      textiles: [
        { textile: 'records', colours: ['saffron', 'teal', 'coral'] },
        { textile: 'diamonds', colours: ['coral', 'cream', 'teal'] },
        { textile: 'stripes', colours: ['cream', 'teal', 'coral'] },
      ],
      seed: 63,
    },
    logo: { subject: 'Ubuntu Play: a sun', mark: 'sun', ground: 'teal', ink: 'cream', accent: 'saffron' },
    zones: randZones,
  },
  {
    slug: 'maison-lagune',
    name: 'Maison Lagune',
    tagline: 'Pagne, chocolate and leather from the lagoon',
    story:
      'Aya Kouassi opened Maison Lagune in a blue house in Cocody with one sewing machine and her uncle’s cocoa. The beans ferment six days in Agboville and are ground in a room no bigger than a kitchen. The leather is tanned with bark in Bouaké; the pagne is printed in the country and chosen by Aya herself. She answers every message, in French, English or Baoulé.',
    countryCode: 'CI',
    currency: 'XOF',
    city: 'Abidjan',
    deliveryPromise: 'Riders leave at ten and at four, every day but Sunday.',
    returnDays: 14,
    returnPromise: 'Chocolate we simply replace.',
    cover: {
      subject: 'Printed pagne laid in broad swags of berry, teal and gold',
      layout: 'drapes',
      textiles: [
        { textile: 'sunburst', colours: ['berry', 'saffron', 'midnight'] },
        { textile: 'medallion', colours: ['teal', 'saffron', 'coral'] },
        { textile: 'records', colours: ['marigold', 'plum', 'teal'] },
        { textile: 'leaves', colours: ['plum', 'coral', 'saffron'] },
      ],
      seed: 19,
    },
    logo: { subject: 'Maison Lagune: waves', mark: 'wave', ground: 'plum', ink: 'cream', accent: 'coral' },
    zones: francZones,
  },
  {
    slug: 'thread-and-thistle',
    name: 'Thread & Thistle',
    tagline: 'Books, wool and rainy-day things from the north of England',
    story:
      'A bookshop, a weaving shed and a kettle, all in one old mill by the canal in Hebden Bridge. Ruth and Kofi Mensah sell what they would give to friends: wool from three valleys, paper goods printed on a press from 1931, and stories from both sides of their family. Parcels are tied with thread ends from the loom.',
    countryCode: 'GB',
    currency: 'GBP',
    city: 'Hebden Bridge',
    deliveryPromise: 'Ordered by two, posted the same day.',
    returnDays: 60,
    returnPromise: 'In any condition you would accept.',
    cover: {
      subject: 'An arcade of herringbone, check and small flowers',
      layout: 'arches',
      textiles: [
        { textile: 'floral', colours: ['cream', 'berry', 'forest'] },
        { textile: 'twill', colours: ['stone', 'charcoal', 'paper'] },
        { textile: 'shuka', colours: ['forest', 'midnight', 'saffron'] },
      ],
      seed: 33,
    },
    logo: {
      subject: 'Thread & Thistle: an open book',
      mark: 'page',
      ground: 'stone',
      ink: 'charcoal',
      accent: 'berry',
    },
    zones: poundZones,
  },
  {
    slug: 'brixton-carry',
    name: 'Brixton Carry',
    tagline: 'Bags, shoes and headphones with a print of their own',
    story:
      'Started on a stall in Brixton Village, still cut and stitched ten minutes from it. Folake and Dean buy end-of-roll wax print from Peckham and Lagos and waxed canvas from Dundee, so most runs are forty pieces and then never again. The lining has a pocket for keys, always in the same place. Worn out? Bring it in, the first repair is ours.',
    countryCode: 'GB',
    currency: 'GBP',
    city: 'London',
    deliveryPromise: 'Posted the next working day.',
    returnDays: 30,
    returnPromise: 'Free in the United Kingdom.',
    cover: {
      subject: 'Wax prints in indigo, saffron and terracotta laid over each other',
      layout: 'drapes',
      textiles: [
        { textile: 'medallion', colours: ['indigo', 'saffron', 'terracotta'] },
        { textile: 'kuba', colours: ['midnight', 'saffron', 'coral'] },
        { textile: 'chevron', colours: ['forest', 'saffron', 'cream'] },
        { textile: 'bogolan', colours: ['charcoal', 'cream', 'ochre'] },
      ],
      seed: 52,
    },
    logo: { subject: 'Brixton Carry: a knot', mark: 'knot', ground: 'coral', ink: 'midnight', accent: 'paper' },
    zones: poundZones,
  },
]
