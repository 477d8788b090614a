import type { PracticalOf } from './about-kinds.ts'
import { britishShoes, clothes, europeanShoes, heads } from './size-guides.ts'

/** Things that are worn or carried. */
export const worn = {
  apron: {
    materials: 'Cotton pagne, 160 g/m², lined to the waist with plain calico. Cotton ties.',
    use: 'The neck strap has two knots: tie the lower one for a tall cook. One size, 84 cm long.',
    care: 'Wash at 40 °C with its own colours. The print softens after the third wash and stays.',
  },
  backpack: {
    materials: 'Waxed cotton canvas outside, printed cotton lining, webbing straps, metal buckles.',
    use: 'Tighten the straps until the bag sits above the small of your back. The sleeve inside holds a 15-inch laptop.',
    care: 'Brush off dry mud and sponge with cold water. Never machine-wash waxed canvas. Re-wax the corners once a year.',
  },
  boots: {
    materials: 'Full-grain leather upper, leather lining, stitched rubber sole that a cobbler can replace.',
    use: 'Wear them an hour a day for the first week. The heel gives last.',
    care: 'Knock off the mud, let them dry away from heat with newspaper inside, then cream. Twice a winter, wax the seams.',
    sizeGuide: britishShoes,
  },
  bracelet: {
    materials: 'Glass beads on coated steel wire. The closing is nickel-free brass.',
    use: 'Roll it over the knuckles rather than pulling it apart.',
    care: 'Take it off before you swim or use scent. Polish with a dry cloth.',
    sizeGuide: `Size,Inside across,For a hand of
Regular,6.2 cm,Up to 20 cm
Wide,6.8 cm,20 to 22.5 cm

Hand: measure around the knuckles with the thumb tucked in.`,
  },
  cap: {
    materials: 'Hand-woven cotton strips, stiffened with calico and lined with cotton lawn.',
    use: 'Worn straight for a ceremony, folded to the left or right on other days.',
    care: 'Brush it with a soft brush. Sponge the band with cold water; do not soak it, or the shape goes.',
    sizeGuide: heads,
  },
  dress: {
    materials:
      'Cotton wax print of 150 g/m², dyed through, so that both sides show the pattern. Cotton lining in the bodice.',
    use: 'Seams have 3 cm to let out. The pockets hold a phone without pulling the hem.',
    care: 'Wash cold, inside out, with a spoon of salt the first time. Dry in the shade; iron while damp.',
    sizeGuide: clothes.dress,
  },
  earrings: {
    materials: 'Glass beads and cloth on a light frame. Hooks of surgical steel.',
    use: 'They weigh less than a coin each, so you can wear them all day.',
    care: 'Put them on after hairspray. Store them hanging, so that the threads stay straight.',
  },
  flatCap: {
    materials: 'Wool tweed from one Yorkshire mill, cotton lining, leather sweatband.',
    use: 'The peak is sewn down with one stitch; cut it for an open front.',
    care: 'Brush in the direction of the cloth. In the rain, let it dry on a bowl.',
    sizeGuide: heads,
  },
  handbag: {
    materials: 'Leather tanned with bark, printed cotton lining, solid brass fittings.',
    use: 'Holds an A5 book, a phone and a purse. The strap has five holes, 8 cm apart in all.',
    care: 'It darkens with use. Wipe with a dry cloth, feed with colourless cream in the dry season, and stuff it with paper when it rests.',
  },
  headphones: {
    materials: 'Aluminium arms, printed cotton over the band, cushions of protein leather that unclip.',
    use: 'Hold both buttons for three seconds to pair. Ten minutes on the cable give three hours of music.',
    care: 'Wipe the cushions after a hot day. New ones cost little and go on without a tool.',
  },
  headwrap: {
    materials: 'Woven cotton, edges rolled and sewn by hand.',
    use: 'Centre it at the nape, cross at the forehead, and tuck the ends behind. A satin cap beneath keeps it from slipping.',
    care: 'Hand-wash cold; the indigo gives off a little colour the first three times. Iron on the back.',
  },
  jacket: {
    materials: 'Wax print outside, quilted cotton inside, ribbed cuffs of cotton with a little elastane.',
    use: 'Warm enough for a harmattan morning or an English autumn. The inner pocket has a zip.',
    care: 'Close the zips, turn it inside out and wash at 30 °C. Not for the tumble dryer.',
    sizeGuide: clothes.jacket,
  },
  laptopSleeve: {
    materials: 'Cotton outside, 5 mm of felt from recycled bottles, fleece lining. Zip with a guard on the inside.',
    use: 'Slide the laptop in with the hinge down, so that the soft edge catches it.',
    care: 'Sponge spots with soap. If it gets soaked, take the laptop out first and dry it open.',
    sizeGuide: `Size,Fits laptops up to
13",30.5 × 21.5 cm
14",32.5 × 22.5 cm
16",36 × 25 cm`,
  },
  necklace: {
    materials: 'Czech glass beads on nylon-coated wire, backed with soft leather where it lies on the neck.',
    use: 'Fasten it at the front and turn it round. The cord at the back lengthens it by 6 cm.',
    care: 'Lay it flat, never on a hook: its weight stretches the wire. Keep scent and sunscreen off the leather.',
  },
  pouch: {
    materials: 'Dried in the shade on nets, picked over twice by hand. Nothing added.',
    use: 'For a drink: two spoonfuls to a litre of boiling water, ten minutes, then ginger and sugar to taste. Dried fruit is ready as it is.',
    care: 'Close the zip and keep it dry and dark. Best within a year.',
  },
  ring: {
    materials: 'Recycled brass, cast and filed by hand. Free of nickel.',
    use: 'Worn together or on two hands.',
    care: 'Brass darkens; lemon and salt make it shine. If your finger turns green, a coat of clear varnish inside helps.',
    sizeGuide: `Size,UK,US,Around the finger
16 mm,L,5.5,50 mm
17 mm,N,6.5,53 mm
18 mm,P,8,57 mm
19 mm,R,9,60 mm`,
  },
  robe: {
    materials: 'Light cotton voile or adire, cut in one width of cloth, with French seams.',
    use: 'Over a swimsuit, over pyjamas, or over jeans with the belt left off.',
    care: 'Wash cold by hand and hang it wet: it needs no iron.',
    sizeGuide: clothes.robe,
  },
  sandals: {
    materials: 'Cowhide straps on a leather insole, with a sole cut from tyre rubber.',
    use: 'The straps give about half a size in the first week. Snug is right.',
    care: 'If they get wet, dry them in the shade. Rub in a little shea butter each month.',
    sizeGuide: europeanShoes,
  },
  scarf: {
    materials: 'Cotton and rayon strips woven on a narrow loom and joined by hand.',
    use: 'Over one shoulder for a ceremony; twice round the neck on any other day.',
    care: 'Dry-clean, or wash by hand in cold water with mild soap. Press under a cloth. The threads at the ends are meant.',
  },
  shirt: {
    materials: 'Cotton of 125 g/m², mother-of-pearl or coconut buttons, a spare one in the seam.',
    use: 'Cut straight, to be worn over trousers. The collar stands without a tie.',
    care: 'Wash at 30 °C with dark colours. Iron while damp, embroidery face down on a towel.',
    sizeGuide: clothes.shirt,
  },
  skirt: {
    materials: 'Cotton print with a cotton waistband; side zip and a hook.',
    use: 'The hem has 5 cm to let down.',
    care: 'Wash cold, inside out. Line-dry by the waistband, so that the folds fall out.',
    sizeGuide: clothes.skirt,
  },
  slippers: {
    materials: 'Goatskin inside and out, double leather sole. No cardboard.',
    use: 'For the house and a dry terrace. Worn with the back up or trodden down.',
    care: 'Brush them. A spot comes off with a rubber, not with water.',
    sizeGuide: europeanShoes,
  },
  sneakers: {
    materials: 'Wax-print canvas upper, organic cotton lining, natural rubber sole, cork footbed that comes out.',
    use: 'They run true to size. With a broad foot, take half a size more.',
    care: 'Take out laces and footbed and wash by hand with a soft brush. Stuff with paper to dry. Not in the machine.',
    sizeGuide: britishShoes,
  },
  socks: {
    materials: '70 % wool, 25 % nylon, 5 % elastane; cushioned under heel and toe.',
    use: 'High enough for a boot, thin enough for a shoe.',
    care: 'Wash at 40 °C inside out. No tumble dryer, no softener.',
    sizeGuide: `Size,UK shoe,EU shoe
4–7,4 to 7,37 to 41
8–11,8 to 11,42 to 46`,
  },
  sunHat: {
    materials: 'Raffia palm, plaited and sewn in one spiral. Cotton ribbon that comes off.',
    use: 'The drawstring inside takes in 2 cm. It may be rolled, not folded.',
    care: 'Steam over a kettle brings the brim back. Wash the ribbon by hand.',
    sizeGuide: `Size,Around the head,Brim
56 cm,54–56 cm,9 cm
58 cm,56–58 cm,10 cm`,
  },
  sunglasses: {
    materials:
      'Frame of cotton acetate, hinges with five barrels, polarised lenses of category 3 with full UV protection.',
    use: 'Not for driving at night. An optician can fit your own lenses.',
    care: 'Rinse before you wipe: sand scratches. Do not leave them on a dashboard.',
  },
  tote: {
    materials: 'Cotton canvas of 340 g/m² and wax print. Handles of webbing, sewn in a cross at each end.',
    use: 'Takes a folder, a laptop of 14 inches and a loaf. Handles fit over a coat.',
    care: 'Sponge it. If it must be washed: cold, by hand, and iron it damp.',
  },
  trousers: {
    materials: 'Cotton drill of 220 g/m² with a print waistband and drawstring. Four pockets.',
    use: 'The leg may be turned up twice.',
    care: 'Wash at 40 °C with similar colours. They shrink by 1 %, which the cut allows for.',
    sizeGuide: clothes.trousers,
  },
  umbrella: {
    materials: 'Eight fibreglass ribs, a shaft of ash, canopy of printed pongee. 104 cm across.',
    use: 'Push until it clicks. In a gale it turns over and back again without breaking.',
    care: 'Dry it open. Ribs can be replaced at the stall.',
  },
  wallet: {
    materials: 'Vegetable-tanned leather of 1.2 mm, linen thread, painted edges.',
    use: 'Six cards at first; after a month it takes eight.',
    care: 'Let it darken. A little colourless cream twice a year.',
  },
  watch: {
    materials: 'Steel case of 38 mm, mineral glass, Japanese quartz movement, leather strap of 18 mm.',
    use: 'Rain and hand-washing yes, swimming no. The strap changes without a tool.',
    care: 'A battery lasts three years; any watchmaker changes it. Wipe the strap dry.',
  },
  zipPouch: {
    materials: 'Wax print lined with waterproof cotton. Metal zip with a leather pull.',
    use: 'For make-up, cables or a passport and a pen.',
    care: 'Turn it out and wash it at 30 °C.',
    sizeGuide: `Size,Width,Height
Small,16 cm,11 cm
Large,24 cm,17 cm`,
  },
} satisfies Partial<PracticalOf>
