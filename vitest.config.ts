import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { drawIcons } from './web/draw-icons.ts'
import { importOperations } from './web/import-operations.ts'

/** These files take longest, so they begin first: otherwise one of them runs alone at the end. */
const longest = [
  'staff-roles',
  'tenancy',
  'shop-model',
  'transfers/transfers',
  'provider-faults',
  'provider-settlement',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((name) => moduleId.includes(`/${name}.test.`))
      return place < 0 ? longest.length : place
    }
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

const unit = (name: string) => ({
  test: { name, root: name, include: ['**/*.test.ts'], exclude: ['**/node_modules/**', 'dist/**'], isolate: false },
})

// Web tests get the contract's operations and the icons as the browser gets them.
const web = { ...unit('web'), plugins: [importOperations(), drawIcons()] }
// One of these compares a list of the pages with the contract.
const tools = { ...unit('tools'), plugins: [drawIcons()] }

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      unit('money'),
      unit('countries'),
      unit('words'),
      unit('contract'),
      web,
      tools,
      unit('bench'),
      unit('e2e'),
      './api',
      './web/vitest.config.ts',
    ],
  },
})
