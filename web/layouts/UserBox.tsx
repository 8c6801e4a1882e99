import UserRound from 'lucide-react/icons/user-round'
import { loginLink } from '#web/features/identity/account-dialog.tsx'
import type { Visitor } from '#web/features/navigation/visitor.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { PointsPill } from '#web/ui/PointsPill.tsx'
import { layoutTexts as texts } from './texts.ts'

/** Its width is the same for a guest and a member, so that nothing moves when the name comes. */
export function UserBox({ visitor }: { visitor: Visitor | null | undefined }) {
  return (
    <Anchor
      {...(visitor ? { to: paths.profile() } : loginLink)}
      className="group flex min-h-11 shrink-0 items-center gap-2.5 rounded-md max-desk:w-11 max-desk:justify-center desk:w-50"
    >
      <UserRound aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.8} />
      <span className="min-w-0 text-sm leading-snug max-desk:sr-only">
        {visitor ? <Greeting visitor={visitor} /> : <GuestGreeting />}
      </span>
    </Anchor>
  )
}

function GuestGreeting() {
  return (
    <>
      <span className="block text-xs text-ink-2">{texts.greetingGuest}</span>
      <span className="block font-semibold group-hover:text-primary">{texts.login}</span>
    </>
  )
}

/** A member sees the points in the second line, anybody else the name there. */
function Greeting({ visitor }: { visitor: Visitor }) {
  const { fullName, points } = visitor
  const greeting = <span className="text-ink-2">{texts.greeting} </span>
  const name = <b className="font-semibold group-hover:text-primary">{fullName}</b>
  if (points === undefined) {
    return (
      <>
        <span className="block text-xs">{greeting}</span>
        <span className="block truncate">{name}</span>
      </>
    )
  }
  return (
    <>
      <span className="block truncate">
        {greeting}
        {name}
      </span>
      <PointsPill points={points} className="py-0" />
    </>
  )
}
