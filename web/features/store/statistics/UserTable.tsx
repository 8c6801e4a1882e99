import type { StoreStatistics } from '#domain/counter/api.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { formatNumber, formatVnd } from '#domain/kernel/vnd.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Table, type Column } from '#web/ui/Table.tsx'
import { useStorePaths } from '../use-store.ts'
import { statisticsTexts as texts } from './texts.ts'

type User = StoreStatistics['users'][number]

/** What each account did; its name leads to its entries. */
export function UserTable({
  users,
  span,
}: {
  users: readonly User[]
  span?: { from: string; to: string }
}) {
  const paths = useStorePaths()
  if (users.length === 0) return <p className="text-ink-2">{texts.noUsers}</p>
  const columns = columnsFor(({ by: { username } }) =>
    span && username ? paths.statistics({ tu: span.from, den: span.to, nguoi: username }) : null,
  )
  return (
    <Table caption={texts.users} columns={columns} rows={users} keyOf={({ by }) => by.username} />
  )
}

function columnsFor(pathOf: (user: User) => string | null): Column<User>[] {
  return [
    {
      key: 'name',
      head: texts.user,
      className: 'min-w-36',
      cell: (user) => nameCell(user, pathOf(user)),
    },
    ...(['entries', 'earned', 'wrong'] as const).map((kind) => ({
      ...{ key: kind, head: texts[kind], align: 'right' as const },
      cell: (row: User) => formatNumber(row[kind]),
    })),
    { key: 'points', head: texts.points, align: 'right', cell: pointsCell },
    {
      key: 'offers',
      head: texts.offers,
      align: 'right',
      cell: ({ offers }) => formatNumber(offers),
    },
    { key: 'saved', head: texts.saved, align: 'right', cell: ({ saved }) => formatVnd(saved) },
  ]
}

function nameCell({ by }: User, path: string | null) {
  const name = by.full_name ?? (by.username || texts.beforeAccounts)
  if (path === null) return name
  return (
    <Anchor
      to={path}
      className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
    >
      {name}
    </Anchor>
  )
}

function pointsCell({ points }: User) {
  return <b className="font-semibold">{formatPoints(points)}</b>
}
