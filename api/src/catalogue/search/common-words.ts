import { singularsOf } from './singulars.ts'

/**
 * English words that shoppers type, sold here or not. They are spelt right, so the shop neither corrects them (a chair is no chai) nor
 * looks for their French stems (a trainer is no train). Lower case, without accents, in the singular. Add a word to a line.
 */
const lines = [
  'accessory apron bag balaclava bandana bathrobe beanie belt bikini blazer blouse boot bow bra bracelet brooch cap cape cardigan cloak',
  'clog coat collar corset costume cufflink dress dungaree earring flat footwear garment glass glasses glove gown handbag handkerchief hat',
  'heel helmet hoodie jacket jean jeans jersey jewel jewellery jewelry jumper jumpsuit kaftan kimono kilt lace lanyard legging leggings',
  'lingerie loafer mask mitten moccasin nightie nightgown outfit overall pajama pants parka pendant pin poncho pullover purse pyjama',
  'raincoat ring robe romper sandal sari sarong scarf shawl sheath shirt shoe short shorts skirt slipper sneaker sock stiletto stocking',
  'suit sunglasses suspender sweater sweatshirt swimsuit swimwear tee tie tiara tights top tracksuit trainer trouser trousers trunk',
  'tunic turban tuxedo uniform umbrella underwear veil vest waistcoat wallet watch wig wrap',
  'cotton denim fabric felt fleece fur leather linen nylon polyester satin silk suede thread tweed velvet wool yarn zip zipper button',
  'antenna appliance battery binocular blender boiler bulb cable calculator camera charger clock computer console controller cooker',
  'dishwasher drone dryer earbud earphone fan freezer fridge fryer grill hairdryer headphone headset heater hob iron juicer kettle',
  'keyboard lamp laptop lens light machine microphone microwave mixer modem monitor mouse oven phone plug printer projector radio',
  'refrigerator remote router scale scanner screen shaver smartphone smartwatch socket speaker stove switch tablet telephone television',
  'toaster torch tripod tv typewriter vacuum washer webcam',
  'armchair bath bed bedding bench blanket blind bookcase bookshelf bowl box broom brush bucket cabinet candle candlestick carpet chair',
  'chandelier chest coaster coathanger cot couch counter cover crib cup cupboard curtain cushion desk door drawer duvet frame furniture',
  'hammock hanger hook ladder lampshade lock lounger mat mattress mirror mop mug napkin ottoman painting pillow pillowcase plant planter',
  'plaque poster pot quilt rack rug sculpture settee sheet shelf shelves shower sideboard sink sofa sponge statue stool table tablecloth',
  'tap tapestry tent throw tile toilet towel tray vase wallpaper wardrobe window',
  'bottle can casserole chopstick colander cutlery dish flask fork glassware jar jug knife knives ladle lid lunchbox opener pan peeler',
  'pestle plate platter saucepan saucer skillet spatula spoon strainer teapot thermos tong tumbler utensil whisk wok',
  'apple apricot avocado bacon banana barley bean beef beer berry biscuit bread broth butter cabbage cacao cake candy carrot cashew',
  'cereal cheese cherry chicken chilli chip chocolate cider cinnamon clove cocoa coconut coffee cookie corn cracker cream cucumber curry',
  'date egg fig fish flour fruit garlic ginger grape groundnut guava ham herb honey jam jelly juice ketchup kiwi lamb lemon lemonade',
  'lentil lettuce lime lobster maize mango maple margarine meat melon milk millet mint muffin mushroom mustard noodle nut oat oil okra',
  'olive onion orange papaya pasta pastry peach peanut pear pepper pickle pie pineapple pistachio pizza plantain plum popcorn pork',
  'potato powder prawn pumpkin raisin rice roll rum saffron salad salmon salt sandwich sauce sausage seed sesame shrimp snack soda',
  'sorghum soup spice spinach steak sugar sweet syrup tea toffee tomato tuna turkey turmeric vanilla vegetable vinegar vodka waffle walnut',
  'water wheat whisky wine yam yeast yoghurt yogurt',
  'balm comb conditioner cosmetic deodorant eyeliner eyeshadow floss foundation fragrance gel incense lip lipstick lotion makeup',
  'mascara nail ointment paste perfume plaster polish razor scent scissors serum shampoo soap sunscreen syringe talc toothbrush',
  'toothpaste tweezer vitamin wax',
  'atlas ball balloon bat bead bicycle bike binder bird blackboard block board book bookmark calendar canvas car card cat chalk chess',
  'craft crayon cycle diary dice doll dog drum dumbbell easel envelope eraser exercise figurine flag flute folder football',
  'game gift glue goggle guitar hammer harmonica harness hose ink jigsaw journal kayak kite leash magazine magnet map marble marker',
  'medal megaphone model needle net notebook novel oar origami paint paintbrush paper pen pencil piano pump puppet puzzle racket',
  'raft rake robot rocket rope ruler saddle saw scooter screwdriver seat shovel skate skateboard ski sled snorkel spade stamp stapler',
  'sticker string surfboard swing tape telescope thermometer tool toy tractor train trampoline trophy truck trumpet tyre violin volleyball',
  'wheel whistle wrench xylophone',
  'baby boy child children father girl kid ladies lady man men mother people toddler woman women',
  'big black blue bright bronze brown cheap clean cold cool dark dry fast fine free fresh gold green grey gray heavy hot large',
  'long loose natural new old organic pink plain pretty purple red round sharp silver small smart soft square strong thick',
  'thin tiny used warm wet white wide wooden yellow',
]

const english = new Set(lines.flatMap((line) => line.split(' ')))

/** True for a word, or its plural, that is spelt right. */
export const isCommonWord = (word: string): boolean => singularsOf(word).some((singular) => english.has(singular))
