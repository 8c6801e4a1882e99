import UserRound from 'lucide-react/icons/user-round'
import { loginLink } from '#web/shop/identity/account-dialog.tsx'
import type { Visitor } from '#web/shop/navigation/visitor.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { layoutTexts as texts } from '#web/layouts/texts.ts'

/** Its width is the same for a guest and a member, so that nothing moves when the name comes. */
export function UserBox({ visitor }: { visitor: Visitor | null | undefined }) {
  return (
    <Anchor
      {...(visitor ? { to: paths.profile() } : loginLink)}
      className="group flex min-h-11 shrink-0 items-center gap-2.5 rounded-md max-desk:w-11 max-desk:justify-center desk:w-40"
    >
      <UserRound aria-hidden="true" className="size-6 shrink-0 stroke-[1.8]" />
      <span className="min-w-0 text-sm leading-snug max-desk:sr-only">
        <span className="block text-xs text-ink-2">
          {visitor ? texts.greeting : texts.greetingGuest}{' '}
        </span>
        <span className="block truncate font-semibold group-hover:text-primary">
          {visitor ? visitor.fullName : texts.login}
        </span>
      </span>
    </Anchor>
  )
}

/** The way from the figure to what it is made of; its place is kept while the figure is fetched. */
export function PointsLink({ visitor }: { visitor: Visitor | null | undefined }) {
  if (!visitor?.isMember) return null
  const { points } = visitor
  return (
    <Anchor
      to={paths.pointsHistory()}
      aria-label={points === null ? texts.points : texts.pointsWith(points)}
      className="group flex min-h-11 min-w-26 shrink-0 items-center justify-end rounded-md max-desk:hidden"
    >
      {points !== null && <PointsPill points={points} className="group-hover:bg-point-line" />}
    </Anchor>
  )
}
