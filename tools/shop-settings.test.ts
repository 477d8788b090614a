import { endpoints } from '@makola/contract/endpoints.ts'
import { staffPermissions } from '@makola/contract/permissions.ts'
import { expect, test } from 'vitest'
import { shopSettings } from '../web/src/opening/shop-settings.ts'
import { settingsNav } from '../web/src/shell/dashboard/dashboard-nav.ts'

const changes = shopSettings.flatMap((page) => page.changes.map((change) => ({ to: page.to, ...change })))

test.each(changes)(
  '$to: the roles that may call $operationId are those of its permission',
  ({ operationId, roles }) => {
    const endpoint = endpoints.find((each) => each.operationId === operationId)
    expect(endpoint?.permission).toBeDefined()
    expect(roles).toEqual(endpoint?.permission && staffPermissions[endpoint.permission])
  },
)

test('every page of the settings is in the list, but the list itself', () => {
  const listed = shopSettings.map(({ to }) => to)
  expect(['/dashboard/shop/settings', ...listed]).toEqual(settingsNav.map(({ to }) => to))
})
