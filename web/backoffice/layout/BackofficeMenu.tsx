import ChevronDown from 'lucide-react/icons/chevron-down'
import House from 'lucide-react/icons/house'
import { useCallback, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { useLocation } from 'react-router'
import { formatNumber } from '#domain/kernel/vnd.ts'
import type { SignedInUser } from '#domain/staff/api.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { backofficeTexts as texts } from '#web/backoffice/texts.ts'
import { BrandMark } from '#web/features/brand/BrandMark.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { cx } from '#web/ui/class-names.ts'
import { TellWaiting, type Waiting } from '../parts/tell-waiting.ts'
import { type BackofficeMenuEntry, type BackofficeMenuGroup } from './backoffice-menu.ts'
import { menuGroupsFor } from './menu-for.ts'
import { MenuCount } from './MenuCount.tsx'

/** Whoever has few parts sees all of them. */
const fewEntries = 10

/** The parts of the back office in their groups. Before the user is known their places are kept. */
export function BackofficeMenu({ user }: { user: SignedInUser | null }) {
  const { pathname } = useLocation()
  const groups = user ? menuGroupsFor(user) : []
  const isShort = groups.flatMap(({ entries }) => entries).length <= fewEntries
  return (
    <nav aria-label={texts.menu}>
      <ul className="flex flex-col gap-0.5">
        {user && (
          <li>
            <Line to={backofficePaths.home()} isHere={pathname === backofficePaths.home()}>
              <House aria-hidden="true" className="size-5 shrink-0 stroke-[1.8]" />
              {texts.today}
            </Line>
          </li>
        )}
        {user
          ? groups.map((group) => (
              <li key={group.label}>
                <Group group={group} pathname={pathname} isShort={isShort} />
              </li>
            ))
          : [1, 2, 3, 4, 5].map((place) => (
              <li key={place} aria-hidden="true" className="flex min-h-9.5 items-center px-2.5">
                <span className="h-3 w-32 rounded-sm bg-white/10" />
              </li>
            ))}
      </ul>
    </nav>
  )
}

const line =
  'flex min-h-11 items-center gap-2 rounded-sm px-2.5 font-medium transition-colors desk:min-h-9.5 desk:text-md'

/** By the path of an entry. */
type Counts = Readonly<Record<string, number>>

/** One part alone is its own line; several open below their group's name. */
function Group({
  group: { label, icon: Icon, entries },
  pathname,
  isShort,
}: {
  group: BackofficeMenuGroup
  pathname: string
  isShort: boolean
}) {
  const [waiting, setWaiting] = useState<Counts>({})
  const icon = <Icon aria-hidden="true" className="size-5 shrink-0 stroke-[1.8]" />
  const [first] = entries
  if (first && entries.length === 1) return <Entry entry={first} icon={icon} pathname={pathname} />
  const isHere = entries.some(({ path }) => pathname.startsWith(path))
  const total = Object.values(waiting).reduce((sum, count) => sum + count, 0)
  return (
    // A group that somebody opened stays open; the one of the page opens with it.
    <details key={String(isHere)} open={isHere || isShort} className="group/part">
      <summary
        className={cx(
          line,
          'cursor-pointer list-none hover:bg-white/10 [&::-webkit-details-marker]:hidden',
          isHere ? 'text-white' : 'text-white/80',
        )}
      >
        {icon}
        {label}
        <span className="ml-auto grid shrink-0 items-center justify-items-end">
          {total > 0 && <GroupCount count={total} />}
          <ChevronDown
            aria-hidden="true"
            className={cx(
              'size-4 opacity-60 transition-transform group-open/part:rotate-180',
              total > 0 && 'hidden group-open/part:block',
            )}
          />
        </span>
      </summary>
      <ul className="mb-1 flex flex-col gap-0.5">
        {entries.map((entry) => (
          <li key={entry.path}>
            <Entry
              entry={entry}
              pathname={pathname}
              icon={<span className="w-3.5 shrink-0" />}
              onCounts={setWaiting}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What its entries count together, in place of the arrow while the group is closed. */
function GroupCount({ count }: { count: number }) {
  return (
    <span className="tabular rounded-full bg-sale px-1.5 text-xs leading-5 font-semibold text-white group-open/part:hidden">
      {formatNumber(count)}
      <span className="sr-only"> {texts.waiting}</span>
    </span>
  )
}

/** Where something waits, the entry opens what waits: all of the list is one press further. */
function Entry({
  entry: { label, path, count },
  icon,
  pathname,
  onCounts,
}: {
  entry: BackofficeMenuEntry
  icon: ReactNode
  pathname: string
  onCounts?: Dispatch<SetStateAction<Counts>>
}) {
  const [to, setTo] = useState<string | null>(null)
  const tell = useCallback(
    (waiting: Waiting | null) => {
      setTo(waiting && waiting.to)
      onCounts?.((known) => ({ ...known, [path]: waiting?.count ?? 0 }))
    },
    [path, onCounts],
  )
  return (
    <Line to={to ?? path} isHere={pathname.startsWith(path)}>
      {icon}
      {label}
      {count && (
        <TellWaiting value={tell}>
          <MenuCount of={count} />
        </TellWaiting>
      )}
    </Line>
  )
}

function Line({ to, isHere, children }: { to: string; isHere: boolean; children: ReactNode }) {
  return (
    <Anchor
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={cx(line, isHere ? 'bg-primary/45 text-white' : 'text-white/80 hover:bg-white/10')}
    >
      {children}
    </Anchor>
  )
}

export function BackofficeLogo() {
  return (
    <Anchor
      to={backofficePaths.home()}
      className="inline-flex min-h-11 items-center gap-3 text-white"
    >
      <BrandMark isDark />
      <span className="sr-only">{texts.area}</span>
    </Anchor>
  )
}
