/** The people behind a store's goods. The second text, where there is one, is about the goods of some categories. */
type Makers = { story: string; of?: Readonly<Record<string, string>> }

export const makersOf: Readonly<Record<string, Makers>> = {
  'adunni-atelier': {
    story:
      'Cut by Adunni Bakare and sewn by one of nine tailors in Yaba, from first seam to last button. The tailor’s first name is on the label in the side seam. They are paid by the month, not by the piece.',
    of: {
      headwear:
        'Sisi Ronke ties and finishes our headwear at the table by the window. She has dressed brides in Surulere since 1989 and still does on Saturdays.',
    },
  },
  'volt-and-harmattan': {
    story:
      'Chuka and Bisi designed it at a bench in Computer Village, and their six technicians put it together there. Each piece is run down and charged again three times before it is packed. Write to the bench and a technician answers.',
  },
  'golden-stool': {
    story:
      'Woven in Bonwire on strip looms four fingers wide, by one of Nana Yaw Boateng’s eleven weavers. A scarf takes four days, a full cloth four months. The weaver’s name and the meaning of the pattern are on the card.',
    of: {
      music:
        'Kofi Asare hollows and tunes our instruments in Ahwiaa, as his father did. He plays each one for a day and sends it only when he would keep it.',
      'furniture-and-lamps':
        'Carved in Ahwiaa by the brothers Osei, who plant two tweneboa trees for each one they cut. They bring their work to Bonwire on Fridays.',
      decor:
        'Made by Maame Esi Quansah in Anomabo. She learned the crested faces from her uncle, and was the first woman of the family to hold the adze.',
      'toys-and-games':
        'Boards are carved by the brothers Osei in Ahwiaa; the seeds come from the tree behind the workshop.',
      'kitchen-and-table':
        'Turned and carved in Ahwiaa by Yaw Osei, the younger of two brothers, from branches, never from trunks.',
    },
  },
  'shea-and-soil': {
    story:
      'Forty women of the Tiyumba group near Tamale gather and knead the shea. Amina Alhassan keeps the book: the price is agreed before the rains and paid the day the butter is weighed. Batch and village are on the lid.',
    of: {
      baskets:
        'Woven in Bolgatanga by Atampoka Ayine and her neighbours, each basket by one pair of hands in three days. The weaver’s name hangs from the handle.',
      soap: 'Madam Fati stirs every batch herself, six hours over plantain ash, in a yard in Savelugu. Her two daughters cut and wrap.',
      'coffee-and-tea': 'Grown and dried by nineteen families at Walewale, who share one solar dryer and its diary.',
    },
  },
  'rift-roasters': {
    story:
      'Wanjiru Kamau buys from the co-operative by name and roasts on Tuesdays and Thursdays in Nairobi’s Industrial Area, 12 kilos at a time. The day is stamped on the bag.',
    of: {
      'chocolate-and-sweets':
        'From keepers and growers whom we visit twice a year: log hives in Kitui, orchards in Kilifi, macadamia in Embu. They fill and weigh, we label.',
      'spices-and-sauces':
        'Mixed by Mama Zulekha in Malindi’s old town, in the kitchen where she cooked for weddings for thirty years.',
      'kitchen-and-table': 'Enamelled in Nairobi in a works that has made kettles since 1962; Wanjiru chose the blue.',
    },
  },
  'baraka-beads': {
    story:
      'Forty-two women bead under two acacias in Kajiado, in hours that they choose. The maker signs the leather on the inside. A third of the price is hers on the day it is sold.',
    of: {
      baskets:
        'Spun and woven in Kitui by the Kyumbi women’s group. A middle-sized basket takes two weeks of evenings; the weaver’s initials are worked into the base.',
      decor: 'Coiled in Kitui by Mutheu Musyoka, who dyes with bark from her own fence.',
      textiles: 'Woven in Thika on looms from 1974 and fringed by hand in Kajiado by those who wear them.',
      shoes:
        'Peter Saitoti cuts the soles and straps in Kajiado town; his wife Nashipae and her sister sew on the beads.',
    },
  },
  'karoo-kiln': {
    story:
      'Thrown by one of five potters in an old wool shed in Woodstock. Look for the thumb mark on the foot: round is Nomsa, long is Pieter, double is Zanele. The clay comes from outside Graaff-Reinet.',
    of: {
      'furniture-and-lamps':
        'The base is turned in Woodstock by Pieter van Wyk; the shade is woven or printed by two sisters in Philippi and fitted here.',
    },
  },
  'ubuntu-play': {
    story:
      'Thandi Mokoena and four makers build it in Soweto from a kitchen maker’s offcuts. Children of the crèche next door try each new toy for a month. What breaks there is made stronger.',
    of: {
      sport:
        'Twelve stitchers in Orlando East sew 720 stitches a ball, two balls a day each. For every ten sold, a school gets one.',
      textiles: 'Sewn by Thandi’s sister Lindiwe in Orlando East, in the room where she sews the dolls.',
      bags: 'Lindiwe Mokoena and two neighbours sew the bags in Orlando East, ahead of each school year.',
    },
  },
  'maison-lagune': {
    story:
      'Chosen by Aya Kouassi and sewn by three seamstresses in the blue house in Cocody. Mariam cuts, Fanta sews, Solange looks at every seam with her glasses on.',
    of: {
      'chocolate-and-sweets':
        'Aya’s uncle Kouadio ferments the beans for six days in Agboville. They are roasted and ground in Cocody, in batches of nine kilos, and wrapped at the kitchen table.',
      'coffee-and-tea': 'Picked and dried by a co-operative of widows near Korhogo, and packed in Cocody.',
      'spices-and-sauces': 'Cooked by Solange’s mother in Grand-Bassam, in two pots, on Mondays.',
      bags: 'Tanned with bark and stitched in Bouaké by Ibrahim Traoré and his apprentice; the lining is cut in Cocody.',
      shoes: 'Lasted by hand in Bouaké by Ibrahim Traoré’s cousin Salif, four pairs a day.',
      decor: 'Bent and bound in Grand-Bassam by Jean-Marc Ehui, who mends fishing traps for the rest of the week.',
    },
  },
  'thread-and-thistle': {
    story:
      'Chosen or made by Ruth and Kofi Mensah in the mill at Hebden Bridge. What they do not make comes from someone they can reach by bus.',
    of: {
      books:
        'Set, printed and sewn by Canal Press on the ground floor of the mill. Print runs are 800; the number is on the last page.',
      stationery:
        'Printed on the mill’s Heidelberg of 1931 by Ruth, who inks it by hand, and folded by whoever comes by for tea.',
      textiles: 'Woven upstairs by Kofi from wool of three valleys, washed in the water of the mill’s own spring.',
      headwear: 'Cut and sewn by Jean Ackroyd in Huddersfield, forty years at the same machine.',
      'scarves-and-socks': 'Knitted in Leicester by a family of three on machines that they repair themselves.',
    },
  },
  'brixton-carry': {
    story:
      'Cut by Folake and stitched by Dean and two machinists, ten minutes from the stall in Brixton Village. Most runs are forty pieces and are never made again.',
    of: {
      shoes:
        'Uppers are cut in Brixton from end-of-roll print; a workshop of seven in Northampton lasts and soles them.',
      'watches-and-eyewear':
        'Designed by Folake, put together by two small makers in Clerkenwell, and checked on the stall before it is sold.',
      audio: 'The band is covered in Brixton by Dean; the electronics come from the bench of our friends in Lagos.',
    },
  },
}
