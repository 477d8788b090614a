import type { DrawObject } from './kit.ts'
import { bracelet, earrings, necklace, ring, sunglasses, watch } from './objects/adornment.ts'
import { backpack, handbag, marketBasket, tote, wallet, zipPouch } from './objects/bags.ts'
import { boots, sandals, slippers, sneakers } from './objects/footwear.ts'
import { clock, flask, headphones, lantern, laptopSleeve, phoneCase, powerBank, speaker } from './objects/gadgets.ts'
import { apron, dress, jacket, robe, shirt, skirt, trousers } from './objects/garments.ts'
import { cap, flatCap, headwrap, sunHat } from './objects/headwear.ts'
import { choppingBoard, knife, lamp, mask, mirror, pan, spoons, stool, tray } from './objects/homeware.ts'
import { balmJar, bottle, candle, carton, chocolateBar, coffeeBag, jar, pouch, soap, spiceTins, tin } from './objects/pantry.ts'
import { book, cards, notebook, poster, umbrella } from './objects/paper.ts'
import { blocks, boardGame, doll, drum, football, kalimba, toyTruck, woodenAnimal } from './objects/play.ts'
import { blanket, cushion, rug, scarf, socks, teaTowel } from './objects/soft-goods.ts'
import { basket, bowl, mug, planter, plate, pot, teapot, vase } from './objects/vessels.ts'

export const objects = {
  dress, shirt, robe, skirt, trousers, jacket, apron,
  headwrap, sunHat, cap, flatCap,
  scarf, teaTowel, cushion, blanket, rug, socks,
  tote, backpack, handbag, marketBasket, zipPouch, wallet,
  sandals, slippers, sneakers, boots,
  bracelet, earrings, necklace, ring, sunglasses, watch,
  basket, bowl, mug, planter, plate, pot, teapot, vase,
  choppingBoard, knife, lamp, mask, mirror, pan, spoons, stool, tray,
  balmJar, bottle, candle, carton, chocolateBar, coffeeBag, jar, pouch, soap, spiceTins, tin,
  headphones, phoneCase, lantern, powerBank, speaker, laptopSleeve, flask, clock,
  book, notebook, poster, cards, umbrella,
  football, doll, toyTruck, woodenAnimal, blocks, boardGame, kalimba, drum,
} satisfies Record<string, DrawObject>

export type ObjectKind = keyof typeof objects
