import type { Permission } from '@makola/contract/permissions.ts'
import type { RoleTerms } from '@makola/contract/stores/team.ts'
import { Check } from '../../ui/icons.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { permissionNames, roleNames, roleNotes } from '../membership/role-names.ts'

/** The permissions of each role: a table on desktops, a list for each role on phones. */
export function RoleTable({ roles }: { roles: RoleTerms[] }) {
  const t = useWords()
  const all = Object.keys(permissionNames) as Permission[]
  return (
    <>
      <div className="rounded-lg border border-line bg-surface max-md:hidden">
        <table className="w-full text-start">
          <thead>
            <tr className="border-b border-line">
              <td className="p-3 ps-6" />
              {roles.map(({ role }) => (
                <th key={role} scope="col" className="p-3 text-center text-label">
                  {t(roleNames[role])}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map((permission) => (
              <tr key={permission} className="border-b border-line last:border-0">
                <th scope="row" className="p-3 ps-6 text-start text-small font-normal">
                  {t(permissionNames[permission])}
                </th>
                {roles.map(({ role, permissions }) => (
                  <td key={role} className="p-3">
                    {permissions.includes(permission) ? (
                      <>
                        <Check aria-hidden="true" className="mx-auto size-5 text-success-text" />
                        <span className="sr-only">{t('stores.team.may')}</span>
                      </>
                    ) : (
                      <span className="sr-only">{t('stores.team.may-not')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="grid gap-3 md:hidden">
        {roles.map(({ role, permissions }) => (
          <li key={role}>
            <details className="group rounded-lg border border-line bg-surface">
              <summary className="flex min-h-14 cursor-pointer flex-col justify-center px-4 py-3 marker:content-none">
                <span className="font-semibold">{t(roleNames[role])}</span>
                <span className="text-small text-muted">{t(roleNotes[role])}</span>
              </summary>
              <ul className="grid gap-2 border-t border-line p-4 text-small">
                {permissions.map((permission) => (
                  <li key={permission} className="flex items-center gap-2">
                    <Check aria-hidden="true" className="size-4 shrink-0 text-success-text" />
                    {t(permissionNames[permission])}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
