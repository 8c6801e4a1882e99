import ChevronRight from 'lucide-react/icons/chevron-right'
import CircleCheck from 'lucide-react/icons/circle-check'
import Gift from 'lucide-react/icons/gift'
import Leaf from 'lucide-react/icons/leaf'
import ScanLine from 'lucide-react/icons/scan-line'
import UserRoundPen from 'lucide-react/icons/user-round-pen'
import { useEffect, useRef, type ReactNode } from 'react'
import type { User } from '#domain/identity/api.ts'
import { formatPoints } from '#domain/kernel/points.ts'
import { groupPhone } from '#domain/kernel/phone.ts'
import { paths } from '#web/paths.ts'
import { usePoints } from '#web/shop/state/points.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { authTexts as texts } from '#web/features/identity/texts.ts'

export interface WelcomeProps {
  user: User
  /** Something waits for the account: at the end there is one way, back to it. */
  isAwaited: boolean
  onFinish: () => void
  onLeave?: (() => void) | undefined
}

/** The account is there: the card it brings, and what can be done with it at once. */
export function Welcome({ user, isAwaited, onFinish, onLeave }: WelcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex animate-[rise_300ms_ease-out] flex-col py-2">
      <CircleCheck aria-hidden="true" className="mx-auto size-12 text-ok" />
      <h3 ref={heading} tabIndex={-1} className="mt-2 text-center text-xl outline-none">
        {texts.created}
      </h3>
      <p className="mt-1 text-center text-ink-2">
        {isAwaited ? texts.createdAwaited : texts.createdText}
      </p>
      <NewCard user={user} />
      {!isAwaited && <FirstSteps reward={user.profile_reward} onLeave={onLeave} />}
      <Button size="main" wide className="mt-5" onClick={onFinish}>
        {texts.finish}
      </Button>
    </div>
  )
}

/** The phone is the number that is said at a counter. */
function NewCard({ user: { full_name: name, phone } }: { user: User }) {
  const points = usePoints()
  return (
    <div className="mt-5 rounded-sheet bg-linear-to-br from-primary-deep to-primary p-5 text-white shadow-float">
      <p className="flex items-center justify-between gap-3">
        <span className="flex items-center gap-2 font-bold">
          <Leaf aria-hidden="true" className="size-5" />
          {texts.card}
        </span>
        {points !== null && (
          <span className="shrink-0 rounded-full bg-white/15 px-3 py-1 text-sm font-semibold whitespace-nowrap">
            {formatPoints(points)}
          </span>
        )}
      </p>
      <p className="mt-6 text-xl font-bold break-words">{name}</p>
      <p className="tabular mt-0.5 text-lg">{groupPhone(phone)}</p>
      <p className="mt-3 text-sm text-white/85">{texts.cardText}</p>
    </div>
  )
}

interface FirstStepsProps {
  reward: number | undefined
  onLeave: (() => void) | undefined
}

function FirstSteps({ reward, onLeave }: FirstStepsProps) {
  return (
    <ul className="mt-4 divide-y divide-line rounded-md border border-line">
      {reward !== undefined && (
        <FirstStep to={paths.accountInfo()} icon={<UserRoundPen />} onLeave={onLeave}>
          {texts.completeProfile(reward)}
        </FirstStep>
      )}
      <FirstStep to={paths.earn()} icon={<ScanLine />} onLeave={onLeave}>
        {texts.enterCode}
      </FirstStep>
      <FirstStep to={paths.gifts()} icon={<Gift />} onLeave={onLeave}>
        {texts.seeGifts}
      </FirstStep>
    </ul>
  )
}

interface FirstStepProps {
  to: string
  icon: ReactNode
  onLeave: (() => void) | undefined
  children: ReactNode
}

function FirstStep({ to, icon, onLeave, children }: FirstStepProps) {
  return (
    <li>
      <Anchor
        to={to}
        onClick={onLeave}
        className="flex min-h-12 items-center gap-3 px-4 py-2 font-medium hover:text-primary"
      >
        <span aria-hidden="true" className="text-primary *:size-5">
          {icon}
        </span>
        <span className="flex-1">{children}</span>
        <ChevronRight aria-hidden="true" className="size-5 text-ink-3" />
      </Anchor>
    </li>
  )
}
