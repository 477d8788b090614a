import type { DrawObject } from './kit.ts'
import { bracelet, earrings, necklace, ring, sunglasses, watch } from './objects/adornment.ts'
import { backpack, handbag, marketBasket, tote, wallet, zipPouch } from './objects/bags.ts'
import { balmJar, candle } from './objects/balms.ts'
import { apron, jacket, skirt, trousers } from './objects/bottoms-and-coats.ts'
import { mask, tray } from './objects/carving.ts'
import { football } from './objects/football.ts'
import { boots, sandals, slippers, sneakers } from './objects/footwear.ts'
import { lamp, mirror, stool } from './objects/furniture.ts'
import { headphones, laptopSleeve, phoneCase, speaker } from './objects/gadgets.ts'
import { dress, robe, shirt } from './objects/garments.ts'
import { cap, flatCap, headwrap, sunHat } from './objects/headwear.ts'
import { bottle, jar, spiceTins, tin } from './objects/jars.ts'
import { choppingBoard, knife, pan, spoons } from './objects/kitchen.ts'
import { drum, kalimba } from './objects/music.ts'
import { carton, chocolateBar, coffeeBag, pouch, soap } from './objects/packs.ts'
import { book, cards, notebook, poster, umbrella } from './objects/paper.ts'
import { clock, flask, lantern, powerBank } from './objects/power.ts'
import { blanket, cushion, rug, scarf, socks, teaTowel } from './objects/soft-goods.ts'
import { bowl, mug, plate, pot, teapot } from './objects/tableware.ts'
import { blocks, boardGame, doll, toyTruck, woodenAnimal } from './objects/toys.ts'
import { basket, planter, vase } from './objects/vessels.ts'

export const objects = {
  dress,
  shirt,
  robe,
  skirt,
  trousers,
  jacket,
  apron,
  headwrap,
  sunHat,
  cap,
  flatCap,
  scarf,
  teaTowel,
  cushion,
  blanket,
  rug,
  socks,
  tote,
  backpack,
  handbag,
  marketBasket,
  zipPouch,
  wallet,
  sandals,
  slippers,
  sneakers,
  boots,
  bracelet,
  earrings,
  necklace,
  ring,
  sunglasses,
  watch,
  basket,
  bowl,
  mug,
  planter,
  plate,
  pot,
  teapot,
  vase,
  choppingBoard,
  knife,
  lamp,
  mask,
  mirror,
  pan,
  spoons,
  stool,
  tray,
  balmJar,
  bottle,
  candle,
  carton,
  chocolateBar,
  coffeeBag,
  jar,
  pouch,
  soap,
  spiceTins,
  tin,
  headphones,
  phoneCase,
  lantern,
  powerBank,
  speaker,
  laptopSleeve,
  flask,
  clock,
  book,
  notebook,
  poster,
  cards,
  umbrella,
  football,
  doll,
  toyTruck,
  woodenAnimal,
  blocks,
  boardGame,
  kalimba,
  drum,
} satisfies Record<string, DrawObject>

export type ObjectKind = keyof typeof objects
