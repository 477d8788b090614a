import { hashNewPassword } from '../../api/src/auth/passwords/passwords.ts'
import { demoPasswordOf } from '../../api/src/auth/passwords/printed-passwords.ts'
import { accounts, staff } from '../../api/src/auth/tables.ts'
import { type Platform, transact } from '../../api/src/platform/platform.ts'
import { members } from '../../api/src/stores/tables.ts'
import { demoAccounts, demoStaff } from '../data/people.ts'
import { fixedId } from '../fixed-id.ts'

/** The people of the demo shop, with their roles in the stores. */
export async function seedPeople(platform: Platform): Promise<void> {
  const passwordHashes = await Promise.all(
    [...demoAccounts, ...demoStaff].map(({ email }) => hashNewPassword(demoPasswordOf(platform, email), email)),
  )
  await transact(platform, async (tx) => {
    await tx.insert(accounts).values(
      demoAccounts.map(({ email, name, roles }, index) => ({
        id: fixedId('account', email),
        email,
        name,
        passwordHash: passwordHashes[index],
        role: roles.some(({ role }) => role === 'operator') ? ('operator' as const) : ('shopper' as const),
      })),
    )
    await tx.insert(accounts).values(
      demoStaff.map(({ email, name }, index) => ({
        id: fixedId('account', email),
        email,
        name,
        passwordHash: passwordHashes[demoAccounts.length + index],
      })),
    )
    const since = platform.clock.now()
    const [owner] = demoAccounts
    const ownerId = owner && fixedId('account', owner.email)
    await tx.insert(staff).values([
      ...(ownerId ? [{ accountId: ownerId, role: 'owner' as const, since }] : []),
      ...demoStaff.map(({ email, role }) => ({
        accountId: fixedId('account', email),
        role,
        invitedBy: ownerId,
        since,
      })),
    ])
    await tx
      .insert(members)
      .values(
        demoAccounts.flatMap(({ email, roles }) =>
          roles.flatMap(({ role, storeSlug }) =>
            role === 'operator' || storeSlug === null
              ? []
              : [{ accountId: fixedId('account', email), storeId: fixedId('store', storeSlug), role }],
          ),
        ),
      )
  })
}
