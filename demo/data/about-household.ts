import type { PracticalOf } from './about-kinds.ts'

/** Things for the house, the table, play and care. */
export const household = {
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
  candle: {
    materials: 'Shea and soy wax, cotton wick without metal, oils pressed from plants. 40 hours of light.',
    use: 'Let the whole surface melt the first time, about two hours: after that it burns evenly. Cut the wick to 5 mm before each use.',
    care: 'Stop when 1 cm of wax is left. The jar then takes hot water and soap, and makes a good glass.',
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
  drum: {
    materials: 'Hollowed from a single log of tweneboa, goatskin head, kernmantle rope.',
    use: 'Play with bare hands and without rings. It tunes up in the sun and down in the rain: wait an hour before you pull the ropes.',
    care: 'Keep it in its bag, off the floor. A little shea butter on the skin twice a year keeps it from cracking.',
    sizeGuide: `Size,Across the head,Height,For
25 cm,25 cm,50 cm,Children from 8 years
30 cm,30 cm,58 cm,Sitting players
33 cm,33 cm,62 cm,Standing with a strap`,
  },
  flask: {
    materials: 'Double wall of 18/8 stainless steel, powder-coated. Lid with a silicone ring.',
    use: 'Hot for 10 hours, cold for 20. Warm it with hot water before the tea goes in. Not for fizzy drinks.',
    care: 'Wash by hand and leave it open to dry. Tea stains go with a spoon of bicarbonate overnight.',
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
  powerBank: {
    materials: 'Lithium polymer cells behind a cloth-faced shell. Cable included.',
    use: 'A phone of 4,000 mAh takes about 70 % of the printed capacity of the smaller one twice over. Press the button to see what is left.',
    care: 'Keep it half full if it rests for a month. Cabin baggage only. When it is old, we take it back.',
  },
  rug: {
    materials: 'Cotton flat weave of 120 × 180 cm, the same on both sides.',
    use: 'Lay it over a net on smooth floors. Turn it every few months.',
    care: 'Wash it at 30 °C in a large machine, dry it flat. Spills: cold water at once, no rubbing.',
  },
  soap: {
    materials: 'Plant oils and butter, boiled and cured for six weeks. The list on the band is complete.',
    use: 'Lather between the hands first; on the face leave it half a minute. Keep it out of your eyes.',
    care: 'On a dish with holes a bar lasts five weeks. In a puddle it lasts two.',
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
  vase: {
    materials: 'Stoneware, thrown in two parts and joined. Glazed inside, so it holds water.',
    use: 'Steady with long stems. A felt pad is under the foot.',
    care: 'A bottle brush and rice with water clean the neck.',
  },
  woodenAnimal: {
    materials: 'Jacaranda and beech, joined with dowels. Oil and beeswax; ears of felt or cloth.',
    use: 'From 18 months. The cord is 22 cm, too short to go round a neck.',
    care: 'A damp cloth, then a dry one. If a dowel loosens, we post a new one.',
  },
} satisfies Partial<PracticalOf>
