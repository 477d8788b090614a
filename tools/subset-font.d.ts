/** The package brings no types; these are of the parts that subset-fonts.ts uses. */
declare module 'subset-font' {
  type Range = number | { min: number; max: number }
  type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2'
    variationAxes?: Record<string, Range>
    noHinting?: boolean
    layoutFeatures?: string[]
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
