/** The headings of what a seller says about a product, in their order. */
export const aboutLabels = {
  materials: 'catalogue.product.materials',
  use: 'catalogue.product.use',
  care: 'catalogue.product.care',
  sizeGuide: 'catalogue.product.size-guide',
  maker: 'catalogue.product.maker',
} as const
