import { say } from '@makola/words/say.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudits } from '../../shop/record-audit.ts'
import { lockTree } from './category-tree.ts'
import { insertCategory } from './create-category.ts'

const t = say('en')

/** The tree that most shops begin with: each top with what is below it. */
const template = [
  ['catalogue.template.clothing', 'catalogue.template.women', 'catalogue.template.men', 'catalogue.template.children'],
  [
    'catalogue.template.accessories',
    'catalogue.template.bags',
    'catalogue.template.jewellery',
    'catalogue.template.shoes',
  ],
  [
    'catalogue.template.home',
    'catalogue.template.kitchen',
    'catalogue.template.textiles',
    'catalogue.template.decoration',
  ],
  ['catalogue.template.food', 'catalogue.template.drinks', 'catalogue.template.spices', 'catalogue.template.snacks'],
  ['catalogue.template.beauty', 'catalogue.template.skin', 'catalogue.template.hair'],
  ['catalogue.template.electronics', 'catalogue.template.phones', 'catalogue.template.computers'],
  ['catalogue.template.art'],
] as const

/**
 * Fills an empty tree with usual categories. Returns how many.
 * @throws Problem `wrong-state` (409) when there are categories already.
 */
export function plantCategories(platform: Platform, caller: Caller): Promise<number> {
  return transact(platform, async (tx) => {
    if ((await lockTree(tx)).size > 0) throw refuse('catalogue.tree-not-empty')
    const planted: { id: string; name: string }[] = []
    const plant = async (name: string, parentId: string | null) => {
      const id = await insertCategory(tx, await lockTree(tx), { name, parentId })
      planted.push({ id, name })
      return id
    }
    for (const [top, ...below] of template) {
      const parentId = await plant(t(top), null)
      for (const name of below) await plant(t(name), parentId)
    }
    await recordAudits(
      tx,
      platform.clock,
      planted.map((subject) => ({
        storeId: null,
        by: caller,
        action: 'category.created' as const,
        subject,
        after: { name: subject.name },
      })),
    )
    return planted.length
  })
}
