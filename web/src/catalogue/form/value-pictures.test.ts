import { describe, expect, test } from 'vitest'
import { emptyVariant, type OptionForm } from './product-form.ts'
import { arrangeVariants } from './product-form-matrix.ts'
import { findValuePicture, showValue } from './value-pictures.ts'

const size: OptionForm = { key: 'size', name: 'Size', values: ['S', 'M'] }
const colour: OptionForm = { key: 'colour', name: 'Colour', values: ['Forest', 'Wine'] }
const wine = { key: 'colour', value: 'Wine' }
const shirts = arrangeVariants([size, colour], [emptyVariant])

describe('the picture of a value', () => {
  test('shows every variant with the value, and no other', () => {
    const shown = showValue(shirts, wine, 'p3')
    expect(shown.map(({ pictureId }) => pictureId)).toEqual([null, 'p3', null, 'p3'])
    expect(findValuePicture(shown, wine)).toBe('p3')
    expect(findValuePicture(shown, { key: 'colour', value: 'Forest' })).toBeNull()
    expect(showValue(shown, wine, null)).toEqual(shirts)
  })

  test('is undefined while its variants have different ones', () => {
    const shown = showValue(shirts, wine, 'p3').with(3, { ...shirts[3], pictureId: 'p4' } as (typeof shirts)[0])
    expect(findValuePicture(shown, wine)).toBeUndefined()
  })

  test('shows a new variant with the value; a new value starts without', () => {
    const shown = showValue(showValue(shirts, wine, 'p3'), { ...wine, value: 'Forest' }, 'p1')
    const options = [
      { ...size, values: ['S', 'M', 'L'] },
      { ...colour, values: ['Forest', 'Wine', 'Lime'] },
    ]
    expect(
      arrangeVariants(options, shown)
        .slice(6)
        .map(({ pictureId }) => pictureId),
    ).toEqual(['p1', 'p3', null])
  })

  test('of the only value of an option is not handed to a new one', () => {
    const [one] = arrangeVariants([{ ...colour, values: ['Forest'] }], [emptyVariant])
    const shown = [{ ...(one ?? emptyVariant), pictureId: 'p1' }]
    expect(arrangeVariants([colour], shown).map(({ pictureId }) => pictureId)).toEqual(['p1', null])
  })
})
