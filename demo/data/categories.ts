export type DemoCategory = { slug: string; name: string; parentSlug: string | null; position: number }

const tree: readonly (readonly [slug: string, name: string, children: readonly (readonly [string, string])[]])[] = [
  [
    'clothing',
    'Clothing',
    [
      ['womens-clothing', "Women's clothing"],
      ['mens-clothing', "Men's clothing"],
      ['headwear', 'Hats and headwraps'],
      ['scarves-and-socks', 'Scarves and socks'],
    ],
  ],
  [
    'accessories',
    'Accessories',
    [
      ['jewellery', 'Jewellery'],
      ['bags', 'Bags'],
      ['watches-and-eyewear', 'Watches and eyewear'],
      ['shoes', 'Shoes'],
    ],
  ],
  [
    'home',
    'Home',
    [
      ['kitchen-and-table', 'Kitchen and table'],
      ['baskets', 'Baskets'],
      ['furniture-and-lamps', 'Furniture and lamps'],
      ['textiles', 'Cushions, blankets and rugs'],
      ['decor', 'Art and decoration'],
    ],
  ],
  [
    'beauty',
    'Beauty',
    [
      ['skincare', 'Skincare'],
      ['soap', 'Soap'],
      ['candles-and-scent', 'Candles and scent'],
    ],
  ],
  [
    'food-and-drink',
    'Food and drink',
    [
      ['coffee-and-tea', 'Coffee and tea'],
      ['chocolate-and-sweets', 'Chocolate and sweets'],
      ['spices-and-sauces', 'Spices and sauces'],
    ],
  ],
  [
    'electronics',
    'Electronics',
    [
      ['audio', 'Audio'],
      ['power-and-light', 'Power and light'],
      ['phone-and-laptop', 'Phone and laptop'],
    ],
  ],
  [
    'books-and-play',
    'Books and play',
    [
      ['books', 'Books'],
      ['stationery', 'Stationery'],
      ['toys-and-games', 'Toys and games'],
      ['sport', 'Sport'],
      ['music', 'Music'],
    ],
  ],
]

/** Two levels, parents before their children. */
export const demoCategories: readonly DemoCategory[] = tree.flatMap(([slug, name, children], position) => [
  { slug, name, parentSlug: null, position },
  ...children.map(([childSlug, childName], childPosition) => ({
    slug: childSlug,
    name: childName,
    parentSlug: slug,
    position: childPosition,
  })),
])
