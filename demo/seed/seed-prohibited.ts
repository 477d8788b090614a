import { prohibitedRules } from '../../api/src/catalogue/tables.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { fixedId } from '../fixed-id.ts'

type Rule = Pick<typeof prohibitedRules.$inferInsert, 'words' | 'action' | 'ground'> & { countries?: string[] }

/** A start for an operator, who knows the laws of the shop's countries. */
const rules: readonly Rule[] = [
  {
    ground: 'No alcohol',
    words: ['whisky', 'whiskey', 'vodka', 'gin', 'palm wine', 'beer', 'champagne', 'akpeteshie', 'ogogoro'],
    action: 'hold',
  },
  {
    ground: 'No medicines without a pharmacy behind them',
    words: ['antibiotic', 'antibiotics', 'amoxicillin', 'tramadol', 'codeine', 'viagra', 'insulin'],
    action: 'refuse',
  },
  {
    ground: 'No weapons and no ammunition',
    words: ['handgun', 'pistol', 'rifle', 'ammunition', 'pepper spray', 'taser', 'switchblade'],
    action: 'refuse',
  },
  {
    ground: 'No wildlife and nothing made from it (CITES)',
    words: ['elephant ivory', 'rhino horn', 'pangolin', 'tortoiseshell', 'leopard skin', 'python skin'],
    action: 'refuse',
  },
  {
    ground: 'No copies of other makers’ goods',
    words: ['replica', 'first copy', 'mirror copy', 'AAA quality copy'],
    action: 'hold',
  },
  { ground: 'No cream that bleaches the skin', words: ['hydroquinone', 'mercury cream'], action: 'refuse' },
  {
    ground: 'No used electronics without a certificate',
    words: ['refurbished', 'second-hand phone', 'used phone'],
    countries: ['CI'],
    action: 'hold',
  },
]

/** Rules for prohibited goods. None of the demo's products breaks one. */
export async function seedProhibited({ database }: Platform): Promise<void> {
  await database
    .insert(prohibitedRules)
    .values(rules.map((rule) => ({ countries: [], ...rule, id: fixedId('prohibited-rule', rule.ground) })))
}
