import { singularsOf } from './singulars.ts'

/**
 * Words for the same thing: typing one finds them all, the typed one first. Lower case, without accents, in the singular; plurals
 * and inflections are found automatically. Add a line, or a word to a line.
 */
const sameThings: readonly string[] = [
  // Spellings
  'colour color couleur',
  'jewellery jewelry bijou bijoux',
  'grey gray gris',
  'jumper sweater pullover',
  'pyjama pajama',
  'organiser organizer',
  'fibre fiber',
  'moisturiser moisturizer',
  'aluminium aluminum',
  'carafe decanter',
  // Clothes
  'trainer sneaker kick',
  'trouser pant pantalon',
  'shirt chemise',
  'tshirt tee',
  'dress gown robe',
  'skirt jupe',
  'shoe footwear chaussure',
  'scarf scarves foulard echarpe',
  'hat chapeau',
  'coat jacket manteau veste',
  'headwrap headtie gele turban',
  'boubou kaftan caftan',
  // Cloth
  'fabric cloth textile tissu material',
  'ankara wax pagne kitenge chitenge',
  'adire tiedye',
  // Jewellery and bags
  'necklace collier mkufu',
  'earring boucle',
  'bracelet bangle',
  'ring bague',
  'bag handbag purse sac mkoba',
  'backpack rucksack',
  'wallet portefeuille',
  // Home
  'sofa couch settee',
  'cushion pillow coussin',
  'rug carpet tapis',
  'lamp light lampe',
  'cup mug tasse kikombe',
  'bowl bol bakuli',
  'pot casserole sufuria',
  'basket panier kikapu',
  'blanket throw couverture',
  'curtain drape rideau',
  // Body and food
  'perfume fragrance parfum',
  'soap savon sabuni',
  'lotion cream creme',
  'shea karite',
  'coffee cafe kahawa',
  'tea chai',
  'spice epice',
  // Things
  'mobile phone smartphone cellphone telephone simu',
  'headphone earphone headset casque',
  'charger chargeur',
  'toy plaything jouet',
  'doll poupee',
  'kid child children enfant toddler',
  'baby infant bebe',
  'gift present cadeau zawadi',
  'woman women ladies femme',
  'man men gents homme',
  // Colours
  'red rouge nyekundu',
  'blue bleu',
  'green vert',
  'yellow jaune',
  'black noir',
  'white blanc',
  'brown marron brun',
  'pink rose',
  'purple violet',
  'gold golden dore',
  'silver argent',
]

const groupsOf = new Map<string, string[][]>()
for (const group of sameThings.map((line) => line.split(' '))) {
  for (const word of group) groupsOf.set(word, [...(groupsOf.get(word) ?? []), group])
}

/** The synonyms of a folded word, in the singular; none for most words. */
export function synonymsOf(word: string): string[] {
  const groups = singularsOf(word).flatMap((singular) => groupsOf.get(singular) ?? [])
  return [...new Set(groups.flat())].filter((other) => other !== word)
}
