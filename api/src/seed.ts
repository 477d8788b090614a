import type { Command } from './platform/module.ts'

/** `npm run seed`: fills an empty shop by hand. The demo is loaded only when somebody asks for it. */
export const seed: Command = {
  name: 'seed',
  usage: 'seed',
  summary: 'Fill an empty shop with the demo stores, products, rates and orders',
  run: async (platform) => (await import('../../demo/seed.ts')).seedByHand(platform),
}
