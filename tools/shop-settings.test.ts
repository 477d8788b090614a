import { staffPermissions } from '@makola/contract/permissions.ts'
import { expect, test } from 'vitest'
import { shopSettings } from '../web/src/opening/shop-settings.ts'
import { settingsNav } from '../web/src/shell/dashboard/dashboard-nav.ts'

test('the roles that may change a setting are those of the table of permissions', () => {
  for (const { to, write, roles } of shopSettings) expect(roles, to).toEqual(staffPermissions[write])
})

test('every page of the settings is in the list, but the list itself', () => {
  const listed = shopSettings.map(({ to }) => to)
  expect(['/dashboard/shop/settings', ...listed]).toEqual(settingsNav.map(({ to }) => to))
})
