import type { ObjectKind } from '../draw/objects.ts'

/**
 * How a thing is shown in use: worn or carried by a person, in hands, touched by a hand as it lies, on a table beside things that
 * everybody knows, on a wall, on a sofa or on the floor of a room.
 */
export type Setting =
  | 'worn'
  | 'head'
  | 'carried'
  | 'beside'
  | 'grip'
  | 'hands'
  | 'touched'
  | 'palm'
  | 'wrist'
  | 'table'
  | 'wall'
  | 'sofa'
  | 'floor'

export const settings = {
  dress: 'worn',
  shirt: 'worn',
  robe: 'worn',
  skirt: 'worn',
  trousers: 'worn',
  jacket: 'worn',
  apron: 'worn',
  headwrap: 'head',
  sunHat: 'head',
  cap: 'head',
  flatCap: 'hands',
  scarf: 'head',
  teaTowel: 'touched',
  cushion: 'sofa',
  blanket: 'sofa',
  rug: 'floor',
  socks: 'touched',
  tote: 'carried',
  backpack: 'carried',
  handbag: 'carried',
  marketBasket: 'carried',
  zipPouch: 'hands',
  wallet: 'hands',
  sandals: 'touched',
  slippers: 'touched',
  sneakers: 'beside',
  boots: 'beside',
  bracelet: 'palm',
  earrings: 'head',
  necklace: 'head',
  ring: 'palm',
  sunglasses: 'head',
  watch: 'wrist',
  basket: 'beside',
  bowl: 'hands',
  mug: 'table',
  planter: 'table',
  plate: 'table',
  pot: 'table',
  teapot: 'table',
  vase: 'table',
  choppingBoard: 'touched',
  knife: 'touched',
  lamp: 'table',
  mask: 'table',
  mirror: 'wall',
  pan: 'touched',
  spoons: 'touched',
  stool: 'beside',
  tray: 'wall',
  balmJar: 'grip',
  bottle: 'grip',
  candle: 'table',
  carton: 'grip',
  chocolateBar: 'grip',
  coffeeBag: 'hands',
  jar: 'grip',
  pouch: 'hands',
  soap: 'palm',
  spiceTins: 'table',
  tin: 'grip',
  headphones: 'head',
  phoneCase: 'hands',
  lantern: 'table',
  powerBank: 'grip',
  speaker: 'table',
  laptopSleeve: 'touched',
  flask: 'grip',
  clock: 'wall',
  book: 'hands',
  notebook: 'hands',
  poster: 'wall',
  cards: 'hands',
  umbrella: 'carried',
  football: 'beside',
  doll: 'table',
  toyTruck: 'table',
  woodenAnimal: 'table',
  blocks: 'table',
  boardGame: 'touched',
  kalimba: 'hands',
  drum: 'beside',
} satisfies Record<ObjectKind, Setting>
