import type { ObjectKind } from './draw/objects.ts'

export type Practical = { materials: string; use?: string; care: string; sizeGuide?: string }

/** Garments are cut to one set of measures, so that a shopper who knows her size knows it in each of them. */
const clothes = {
  dress: `Size,UK,Bust,Waist,Hips
S,8–10,84–89 cm,66–71 cm,92–97 cm
M,12,90–95 cm,72–77 cm,98–103 cm
L,14,96–101 cm,78–83 cm,104–109 cm
XL,16,102–108 cm,84–90 cm,110–116 cm
XXL,18,109–115 cm,91–97 cm,117–123 cm

Measure over your underwear, with the tape level. Between two sizes, take the larger one: the seams have room to be taken in.`,
  shirt: `Size,Collar,Chest,Sleeve,Length
S,38 cm,96 cm,62 cm,74 cm
M,40 cm,102 cm,64 cm,76 cm
L,42 cm,110 cm,66 cm,78 cm
XL,44 cm,118 cm,67 cm,80 cm
XXL,46 cm,126 cm,68 cm,82 cm

These are the measures of the shirt itself. Lay one that fits you flat and compare.`,
  skirt: `Size,Waist,Hips,Length
S,66–71 cm,92–97 cm,88 cm
M,72–77 cm,98–103 cm,89 cm
L,78–83 cm,104–109 cm,90 cm
XL,84–90 cm,110–116 cm,91 cm
XXL,91–97 cm,117–123 cm,92 cm`,
  trousers: `Size,Waist,Hips,Inside leg
S,72–77 cm,90–95 cm,79 cm
M,78–83 cm,96–101 cm,80 cm
L,84–90 cm,102–107 cm,81 cm
XL,91–97 cm,108–114 cm,82 cm
XXL,98–105 cm,115–121 cm,82 cm

The drawstring takes in up to 8 cm.`,
  jacket: `Size,Chest,Shoulder,Sleeve,Length
S,104 cm,44 cm,61 cm,62 cm
M,110 cm,46 cm,63 cm,64 cm
L,118 cm,48 cm,65 cm,66 cm
XL,126 cm,50 cm,66 cm,68 cm

Measures of the jacket: there is room for a jumper.`,
  robe: `Size,UK,Chest,Length,Sleeve
S/M,8–12,116 cm,109 cm,43 cm
L/XL,14–18,132 cm,113 cm,44 cm

It is meant to fall loosely.`,
}

const europeanShoes = `EU,UK,US women,Foot length
36,3.5,5.5,22.8 cm
37,4,6,23.5 cm
38,5,7,24.1 cm
39,6,8,24.8 cm
40,6.5,8.5,25.4 cm
41,7.5,9.5,26.1 cm
42,8,10,26.8 cm

Stand on a sheet of paper, heel to the wall, and measure to your longest toe. Half sizes take the larger one.`

const britishShoes = `UK,EU,US men,Foot length
4,37,5,23.3 cm
5,38,6,24.1 cm
6,39,7,25.0 cm
7,41,8,25.8 cm
8,42,9,26.7 cm
9,43,10,27.5 cm
10,44,11,28.4 cm

Measure in the evening, in the socks that you will wear.`

const heads = `Size,Around the head,UK hat size
56 cm,55.5–56.5 cm,6 7/8
57 cm,56.5–57.5 cm,7
58 cm,57.5–58.5 cm,7 1/8
59 cm,58.5–59.5 cm,7 1/4
60 cm,59.5–60.5 cm,7 3/8
61 cm,60.5–61.5 cm,7 1/2

Lay the tape above the ears and the eyebrows. A finger should fit under it.`

/** What things are made of, and how they are used and kept, by kind. */
export const practicalOf: Readonly<Record<ObjectKind, Practical>> = {
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
  balmJar: {
    materials:
      'Unrefined shea butter from hand-cracked nuts. No water, no preservative, no perfume unless it is named.',
    use: 'Warm a piece the size of a bean between your palms and press it into damp skin. Try it on the inside of your arm first.',
    care: 'Keep the lid on, away from the sun. Above 35 °C it melts; put it in the fridge for an hour and it is as before. Best within 12 months of opening.',
  },
  basket: {
    materials: 'Sisal, spun by hand and dyed with bark, roots and charcoal. Leather trim where there is a handle.',
    use: 'It arrives folded flat. Fill it with warm, damp towels overnight and it stands by itself the next day.',
    care: 'Shake it out, wipe with a damp cloth, dry in the shade. Do not leave it wet in a corner: sisal remembers a bad shape.',
    sizeGuide: `Size,Across the top,Height,Holds
Small,20 cm,22 cm,Keys or a plant of 15 cm
Medium,28 cm,30 cm,A loaf and vegetables
Large,36 cm,40 cm,Two blankets`,
  },
  blanket: {
    materials: 'A dense weave, finished with hand-knotted fringes. No loose backing.',
    use: 'Large enough for two on a sofa, or for the end of a double bed.',
    care: 'Air it before you wash it: mostly that is enough. Wash cool on the wool or gentle cycle, and dry it flat.',
  },
  blocks: {
    materials: 'Beech offcuts, sanded round at each edge. Letters branded, not painted; linseed oil.',
    use: 'From 12 months. Each block is 4.5 cm, too big to swallow.',
    care: 'Wipe with a damp cloth and let them dry in the air. A drop of cooking oil once a year brings back the colour.',
  },
  boardGame: {
    materials: 'Carved from one piece of wood; seeds or pebbles for the moves. A cotton bag for the pieces.',
    use: 'Two players, from six years. The rules are on a card inside, in English and French.',
    care: 'Rub with a little beeswax when the wood looks grey. Keep it off the radiator, or the hinge warps.',
  },
  book: {
    materials: 'Uncoated paper from mills that replant, thread-sewn, so that it stays open on a table.',
    care: 'Keep it out of the bathroom and off a sunny sill. If a corner bends, press it under heavier books overnight.',
  },
  boots: {
    materials: 'Full-grain leather upper, leather lining, stitched rubber sole that a cobbler can replace.',
    use: 'Wear them an hour a day for the first week. The heel gives last.',
    care: 'Knock off the mud, let them dry away from heat with newspaper inside, then cream. Twice a winter, wax the seams.',
    sizeGuide: britishShoes,
  },
  bottle: {
    materials:
      'Cold-pressed and bottled in brown glass, which keeps out the light. Nothing is added that the label does not name.',
    use: 'Three drops are enough for a face, a teaspoon for hair to the shoulder.',
    care: 'Close it well and keep it below 25 °C. Use within nine months of opening. It may turn cloudy in the cold, without harm.',
  },
  bowl: {
    materials: 'Stoneware fired at 1,240 °C, glazed with ash and iron. The foot is bare clay, sanded smooth.',
    use: 'For soup, for salad, for the oven up to 180 °C. Do not take it straight from the fridge into a hot oven.',
    care: 'The dishwasher is fine. Grey lines from a fork come off with baking soda.',
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
  candle: {
    materials: 'Shea and soy wax, cotton wick without metal, oils pressed from plants. 40 hours of light.',
    use: 'Let the whole surface melt the first time, about two hours: after that it burns evenly. Cut the wick to 5 mm before each use.',
    care: 'Stop when 1 cm of wax is left. The jar then takes hot water and soap, and makes a good glass.',
  },
  cap: {
    materials: 'Hand-woven cotton strips, stiffened with calico and lined with cotton lawn.',
    use: 'Worn straight for a ceremony, folded to the left or right on other days.',
    care: 'Brush it with a soft brush. Sponge the band with cold water; do not soak it, or the shape goes.',
    sizeGuide: heads,
  },
  cards: {
    materials: 'Cotton paper of 300 g/m², with envelopes of recycled paper. Printed by letterpress.',
    use: 'Blank inside. A ball pen writes well; a fountain pen needs a minute to dry.',
    care: 'Store flat. The ink does not fade on a wall away from the sun.',
  },
  carton: {
    materials: 'Twenty bags of unbleached paper without a staple. Leaves and spices only: no aroma, no sugar.',
    use: 'One bag to 250 ml of boiling water, four to five minutes. With milk: simmer both for three minutes.',
    care: 'Keep it dry and away from coffee, whose smell it takes on. Best within 18 months.',
  },
  chocolateBar: {
    materials:
      'Cocoa mass, cane sugar and cocoa butter from one village; the rest is on the wrapper. May contain traces of nuts and milk.',
    use: 'Let a piece melt on the tongue at room temperature. From the fridge it tastes of half as much.',
    care: 'Keep between 16 and 20 °C, dry and dark. A grey bloom is cocoa butter that has moved: it does no harm. In hot months we send it with a cool pack.',
  },
  choppingBoard: {
    materials: 'European oak and walnut, joined on edge with food-safe glue. Linseed oil, nothing else.',
    use: 'One side for bread, the other, with the groove, for what drips.',
    care: 'Wash by hand and stand it on its edge to dry. Oil it when water no longer beads. Never the dishwasher.',
    sizeGuide: `Size,Length,Width,Thick
Small,32 cm,20 cm,2.2 cm
Large,45 cm,28 cm,2.5 cm`,
  },
  clock: {
    materials: 'Plywood face under woven cloth, aluminium hands, a silent quartz movement.',
    use: 'Takes one AA battery, not included. A nail is enough to hang it.',
    care: 'Dust with a dry brush. Change the battery once a year, before it leaks.',
  },
  coffeeBag: {
    materials: 'Arabica from one co-operative, washed and dried on raised beds. Bag with a valve, free of aluminium.',
    use: 'Filter: 15 g to 250 ml at 94 °C, three minutes. Espresso: 18 g in, 36 g out, 27 seconds. Wait four days after roasting.',
    care: 'Roll the bag up tightly and keep it in a cupboard, not in the fridge. At its best until eight weeks after roasting.',
  },
  cushion: {
    materials: 'Cotton, woven in strips and backed with plain cotton. Hidden zip.',
    use: 'The cover takes a pad of 45 × 45 cm; a pad of 50 cm makes it plump.',
    care: 'Turn it inside out and wash at 30 °C. Iron while damp, from the back.',
  },
  doll: {
    materials: 'Cotton cloth and yarn hair, filled with washed wool. Features embroidered; no buttons to swallow.',
    use: 'Safe from birth. The dress opens at the back with a loop for small fingers.',
    care: 'Wash by hand in a pillowcase, press out the water and dry her sitting up.',
  },
  dress: {
    materials:
      'Cotton wax print of 150 g/m², dyed through, so that both sides show the pattern. Cotton lining in the bodice.',
    use: 'Seams have 3 cm to let out. The pockets hold a phone without pulling the hem.',
    care: 'Wash cold, inside out, with a spoon of salt the first time. Dry in the shade; iron while damp.',
    sizeGuide: clothes.dress,
  },
  drum: {
    materials: 'Hollowed from a single log of tweneboa, goatskin head, kernmantle rope.',
    use: 'Play with bare hands and without rings. It tunes up in the sun and down in the rain: wait an hour before you pull the ropes.',
    care: 'Keep it in its bag, off the floor. A little shea butter on the skin twice a year keeps it from cracking.',
    sizeGuide: `Size,Across the head,Height,For
25 cm,25 cm,50 cm,Children from 8 years
30 cm,30 cm,58 cm,Sitting players
33 cm,33 cm,62 cm,Standing with a strap`,
  },
  earrings: {
    materials: 'Glass beads and cloth on a light frame. Hooks of surgical steel.',
    use: 'They weigh less than a coin each, so you can wear them all day.',
    care: 'Put them on after hairspray. Store them hanging, so that the threads stay straight.',
  },
  flask: {
    materials: 'Double wall of 18/8 stainless steel, powder-coated. Lid with a silicone ring.',
    use: 'Hot for 10 hours, cold for 20. Warm it with hot water before the tea goes in. Not for fizzy drinks.',
    care: 'Wash by hand and leave it open to dry. Tea stains go with a spoon of bicarbonate overnight.',
  },
  flatCap: {
    materials: 'Wool tweed from one Yorkshire mill, cotton lining, leather sweatband.',
    use: 'The peak is sewn down with one stitch; cut it for an open front.',
    care: 'Brush in the direction of the cloth. In the rain, let it dry on a bowl.',
    sizeGuide: heads,
  },
  football: {
    materials:
      'Four layers of cloth under a recycled shell, hand-stitched with waxed thread. Butyl bladder, which holds air for weeks.',
    use: 'Comes flat with a needle. Pump to 0.7 bar on grass, 0.5 bar on sand.',
    care: 'Rinse off mud, dry away from the sun, and let out a little air if it rests for a season.',
    sizeGuide: `Size,Around,For ages
Size 3,58–60 cm,Up to 8 years
Size 4,63–66 cm,8 to 12 years
Size 5,68–70 cm,From 12 years`,
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
  jar: {
    materials: 'One ingredient, in a glass jar with a metal lid. Strained, never heated above the warmth of a hive.',
    use: 'On bread, in porridge, with yoghurt. Stir it if it has set or parted: that is how the real thing behaves.',
    care: 'Room temperature and a dry spoon. Set honey turns liquid in a bowl of warm water. Not for children under one year.',
  },
  kalimba: {
    materials: 'Solid wood box with a sound hole, seventeen tempered steel keys, tuned to C major.',
    use: 'Hold it with both hands and pluck with the thumbnails. The tuning hammer in the box moves a key up or down.',
    care: 'Wipe the keys after playing, or sweat rusts them. Tune it when it comes in from the cold.',
  },
  knife: {
    materials: 'Carbon steel, forged and ground in Sheffield, with a handle of stabilised ash. Blade 18 cm.',
    use: 'For vegetables, herbs and meat without bones. Not for frozen food.',
    care: 'Wash and dry it at once: carbon steel rusts, and turns a handsome grey. Six strokes on a steel each week.',
  },
  lamp: {
    materials: 'Turned base, shade of woven grass or printed cotton on a steel ring, cloth-covered cable of 1.8 m.',
    use: 'E27, at most 40 watts or any LED. The plug fits the country that you order from.',
    care: 'Unplug it, then dust the shade with a soft brush. No water.',
  },
  lantern: {
    materials: 'Solar cell under toughened glass, lithium iron phosphate battery, body of ABS with a rubber seal.',
    use: 'A day of sun gives nine hours at half brightness. The port at the back charges a phone.',
    care: 'Wipe dust off the cell once a week. Charge it every three months if it rests. The battery comes out with two screws.',
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
  marketBasket: {
    materials: 'Elephant grass, split, twisted and woven in Bolgatanga. Handle wrapped in goatskin.',
    use: 'Folded for the post: dip it in water for a minute, push it into shape and let it dry on a bucket. It carries 15 kg.',
    care: 'Wet it and reshape it when it sags. The goatskin stays out of the water.',
    sizeGuide: `Size,Across,Height
Medium,34 cm,24 cm
Large,42 cm,28 cm`,
  },
  mask: {
    materials: 'Sese wood, cut with an adze, darkened with smoke and a rubbed-in earth pigment.',
    use: 'A loop of wire at the back takes any nail. Made for a wall, not for a dance.',
    care: 'Dust with a brush. Small cracks come with dry air and do no harm; a bowl of water in the room slows them.',
  },
  mirror: {
    materials: 'Glass of 4 mm with polished edges, rays of rattan and split bamboo on a wooden ring.',
    use: 'Hang it on the two eyes at the back, level, out of reach of a bath.',
    care: 'Spray the cloth, not the mirror: water behind the edge leaves black spots.',
  },
  mug: {
    materials: 'Stoneware thrown on a wheel, 320 ml, glazed inside and out except for the foot.',
    use: 'For tea, coffee or soup; the microwave does not hurt it.',
    care: 'Dishwasher on the top rack. A tea ring comes off with salt and a wet finger.',
  },
  necklace: {
    materials: 'Czech glass beads on nylon-coated wire, backed with soft leather where it lies on the neck.',
    use: 'Fasten it at the front and turn it round. The cord at the back lengthens it by 6 cm.',
    care: 'Lay it flat, never on a hook: its weight stretches the wire. Keep scent and sunscreen off the leather.',
  },
  notebook: {
    materials: 'Paper of 100 g/m², thread-sewn, cover of printed cloth over board. 160 pages.',
    use: 'Lies flat from the first page. Fountain-pen ink does not come through.',
    care: 'Wipe the cover with a barely damp cloth.',
  },
  pan: {
    materials: 'Cast iron, poured in sand and seasoned twice with linseed oil. 26 cm across.',
    use: 'Any hob, oven or fire. Heat it slowly, then oil it. Eggs slide after the tenth meal.',
    care: 'Hot water and a brush, no soap. Dry it on the hob and wipe in a few drops of oil. Rust comes off with salt.',
  },
  phoneCase: {
    materials:
      'Cotton print sealed under a clear film, on a frame of soft recycled plastic. Rims stand 1 mm above glass and cameras.',
    use: 'Press the volume side in first. It charges without a cable.',
    care: 'A drop of washing-up liquid takes off most marks. Jeans may stain a pale print.',
    sizeGuide: `Model,Height,Width,Thick
Slim 6.1",146.7 mm,71.5 mm,7.8 mm
Lite 6.5",162 mm,75.8 mm,8.4 mm
Plus 6.7",160.8 mm,78.1 mm,7.8 mm

Measure your phone without a case.`,
  },
  planter: {
    materials: 'Terracotta with a hole in the foot, glazed outside. The saucer is glazed on both sides.',
    use: 'Lay a shard over the hole. Leave two fingers of air below the rim.',
    care: 'White marks are lime: vinegar takes them off. Bring it in before frost.',
  },
  plate: {
    materials: 'Stoneware, painted by hand under a clear glaze that is free of lead.',
    use: 'For every day. Microwave yes, grill no.',
    care: 'Put felt between plates if you stack more than six. Dishwasher safe.',
    sizeGuide: `Size,Across,For
Side 18 cm,18 cm,Bread or cake
Dinner 27 cm,27 cm,A main course`,
  },
  poster: {
    materials: 'Pigment print on cotton rag of 310 g/m², frame of oiled oak, acrylic glass. 40 × 50 cm in the frame.',
    use: 'Hooks and a wall template are in the parcel.',
    care: 'Away from steam and full sun it keeps its colours for decades. Clean the acrylic with a soft cloth, without alcohol.',
  },
  pot: {
    materials: 'Iron, with a lid that returns the steam. Handles are of one piece with the pot.',
    use: 'All hobs and open fire. Start on a low flame: iron keeps its heat, so half the gas is enough.',
    care: 'Let it cool before water goes in. Dry it at once and rub the rim with oil.',
  },
  pouch: {
    materials: 'Dried in the shade on nets, picked over twice by hand. Nothing added.',
    use: 'For a drink: two spoonfuls to a litre of boiling water, ten minutes, then ginger and sugar to taste. Dried fruit is ready as it is.',
    care: 'Close the zip and keep it dry and dark. Best within a year.',
  },
  powerBank: {
    materials: 'Lithium polymer cells behind a cloth-faced shell. Cable included.',
    use: 'A phone of 4,000 mAh takes about 70 % of the printed capacity of the smaller one twice over. Press the button to see what is left.',
    care: 'Keep it half full if it rests for a month. Cabin baggage only. When it is old, we take it back.',
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
  rug: {
    materials: 'Cotton flat weave of 120 × 180 cm, the same on both sides.',
    use: 'Lay it over a net on smooth floors. Turn it every few months.',
    care: 'Wash it at 30 °C in a large machine, dry it flat. Spills: cold water at once, no rubbing.',
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
  soap: {
    materials: 'Plant oils and butter, boiled and cured for six weeks. The list on the band is complete.',
    use: 'Lather between the hands first; on the face leave it half a minute. Keep it out of your eyes.',
    care: 'On a dish with holes a bar lasts five weeks. In a puddle it lasts two.',
  },
  socks: {
    materials: '70 % wool, 25 % nylon, 5 % elastane; cushioned under heel and toe.',
    use: 'High enough for a boot, thin enough for a shoe.',
    care: 'Wash at 40 °C inside out. No tumble dryer, no softener.',
    sizeGuide: `Size,UK shoe,EU shoe
4–7,4 to 7,37 to 41
8–11,8 to 11,42 to 46`,
  },
  speaker: {
    materials: 'Birch plywood with a front of woven cloth, two drivers and a passive radiator.',
    use: 'Hold the ring to pair; two of them pair as left and right. Twelve hours at the loudness of a conversation.',
    care: 'The cloth comes off for a hand wash. It minds rain, not dust.',
  },
  spiceTins: {
    materials:
      'Whole spices roasted and ground the week they are packed. No salt, no flour, no colour. Tins seal with a ring.',
    use: 'Fry a teaspoon in oil for half a minute before anything else goes in. A recipe is under the lid.',
    care: 'Away from the stove. They keep their force for about ten months.',
  },
  spoons: {
    materials: 'Olive wood, each pair cut from one branch and finished with groundnut-free oil.',
    use: 'The fork lifts, the spoon turns. Safe for coated pans.',
    care: 'Rinse at once and dry. Sand lightly and oil if the grain stands up.',
  },
  stool: {
    materials: 'Carved from one log; nothing is glued. Waxed, with felt under the feet.',
    use: 'Carries 120 kg. On stone floors it may rock for a week until the wood has settled.',
    care: 'Wax it twice a year, more often near a heater. Lift it by the seat.',
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
  teaTowel: {
    materials: 'Half linen, half cotton, 50 × 70 cm, with a loop.',
    use: 'It drinks best after the third wash.',
    care: 'Boil it if you like. Without softener, which makes linen repel water.',
  },
  teapot: {
    materials: 'Made to be poured from: the spout is cut sharp, so that it does not drip. Lid with a stop.',
    use: 'Warm it first. Fill to a finger below the lid.',
    care: 'Rinse without soap and leave the lid off to dry. Descale with vinegar.',
  },
  tin: {
    materials: 'Whole leaves, hand-plucked two and a bud, in a tin with an inner lid.',
    use: 'One heaped teaspoon a cup. Purple tea: 80 °C, three minutes. Black tea: boiling, four minutes, milk if you like.',
    care: 'Keep the inner lid on. Fresh for two years, best in the first.',
  },
  tote: {
    materials: 'Cotton canvas of 340 g/m² and wax print. Handles of webbing, sewn in a cross at each end.',
    use: 'Takes a folder, a laptop of 14 inches and a loaf. Handles fit over a coat.',
    care: 'Sponge it. If it must be washed: cold, by hand, and iron it damp.',
  },
  toyTruck: {
    materials: 'Offcuts of saligna and pine, axles of steel, tyres of rubber. Oiled, not varnished.',
    use: 'From three years. It carries a child’s shoe, or two kilos of sand.',
    care: 'Wipe it dry after rain. Wheels come off with a screwdriver and can be ordered one by one.',
  },
  tray: {
    materials: 'Sweetgrass coiled and bound with sisal in three natural colours.',
    use: 'Hang it by the loop at the back, or serve bread on it. Not for wet food.',
    care: 'Dust it, keep it dry, turn it now and then, so that it fades evenly.',
    sizeGuide: `Size,Across,Depth
30 cm,30 cm,5 cm
45 cm,45 cm,7 cm`,
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
  vase: {
    materials: 'Stoneware, thrown in two parts and joined. Glazed inside, so it holds water.',
    use: 'Steady with long stems. A felt pad is under the foot.',
    care: 'A bottle brush and rice with water clean the neck.',
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
  woodenAnimal: {
    materials: 'Jacaranda and beech, joined with dowels. Oil and beeswax; ears of felt or cloth.',
    use: 'From 18 months. The cord is 22 cm, too short to go round a neck.',
    care: 'A damp cloth, then a dry one. If a dowel loosens, we post a new one.',
  },
  zipPouch: {
    materials: 'Wax print lined with waterproof cotton. Metal zip with a leather pull.',
    use: 'For make-up, cables or a passport and a pen.',
    care: 'Turn it out and wash it at 30 °C.',
    sizeGuide: `Size,Width,Height
Small,16 cm,11 cm
Large,24 cm,17 cm`,
  },
}
