import type { PharmacyStatistics } from '#domain/counter/api.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { statisticsTexts as texts } from './texts.ts'

type User = PharmacyStatistics['users'][number]

/** What each account did, the most points first; a name leads to its entries. */
export function UserList({ users, from, to }: Pick<PharmacyStatistics, 'users' | 'from' | 'to'>) {
  return (
    <section className="rounded-md border border-line bg-white px-4 py-3.5 phone:px-3.5">
      <h2 className="text-base">{texts.users}</h2>
      {users.length === 0 && <p className="mt-2 text-sm text-ink-2">{texts.noUsers}</p>}
      <ul className="divide-y divide-line">
        {users.map((user) => (
          <li key={user.by.username} className="py-2.5 last:pb-0">
            <div className="flex items-center justify-between gap-3">
              <Name user={user} span={{ tu: from, den: to }} />
              <b className="tabular font-bold whitespace-nowrap text-point">
                {formatPoints(user.points)}
              </b>
            </div>
            <p className="tabular text-sm text-ink-2">{texts.deeds(user)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Name({ user: { by }, span }: { user: User; span: { tu: string; den: string } }) {
  const paths = usePharmacyPaths()
  if (!by.username) return <p className="py-2 font-semibold">{texts.beforeAccounts}</p>
  return (
    <Anchor
      to={paths.statistics({ ...span, nguoi: by.username })}
      className="-my-1 inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
    >
      {by.full_name ?? by.username}
    </Anchor>
  )
}
