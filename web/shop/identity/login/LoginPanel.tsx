import Check from 'lucide-react/icons/check'
import Gift from 'lucide-react/icons/gift'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode, Ref } from 'react'
import { useHotline } from '#web/shop/frame/use-hotline.ts'
import { telephoneLink } from '#web/ui/telephone-link.ts'
import { Button } from '#web/ui/Button.tsx'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { LoginForm, type LoginFormProps } from './LoginForm.tsx'

export interface LoginPanelProps extends LoginFormProps {
  onRegister: () => void
  /** While something is ordered: the way on without an account, first on a phone. */
  onGuest?: () => void
  /** Has the focus first. */
  guestButton?: Ref<HTMLButtonElement>
}

/** Two columns on wide screens: with an account, and without one. */
export function LoginPanel({ onRegister, onGuest, guestButton, ...form }: LoginPanelProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2 md:gap-6">
      {onGuest && <GuestColumn onGuest={onGuest} button={guestButton} />}
      <Column
        icon={<UserRound aria-hidden="true" className="size-6" />}
        title={texts.memberTitle}
        className="border-line bg-white"
      >
        <p className="mb-4 text-ink-2 max-md:hidden">{texts.memberText}</p>
        <LoginForm {...form} isSecond={Boolean(onGuest)} />
        {onGuest && (
          <p className="mt-1 flex flex-wrap items-center justify-center gap-x-1 text-sm text-ink-2">
            {texts.noAccount}
            <Button variant="plain" onClick={onRegister}>
              {texts.registerNow}
            </Button>
          </p>
        )}
      </Column>
      {!onGuest && <JoinColumn onRegister={onRegister} />}
    </div>
  )
}

interface GuestColumnProps {
  onGuest: () => void
  button: Ref<HTMLButtonElement> | undefined
}

/** Beside the login on wide screens, above it on a phone: the shorter way comes first. */
function GuestColumn({ onGuest, button }: GuestColumnProps) {
  const { phone: hotline } = useHotline()
  return (
    <Column
      icon={<ShoppingBag aria-hidden="true" className="size-6" />}
      title={texts.guestTitle}
      className="border-transparent bg-primary-tint md:order-last"
    >
      <p className="mb-4 text-ink-2 max-md:hidden">{texts.guestText}</p>
      <Points points={texts.guestPoints} />
      <Button ref={button} wide size="main" onClick={onGuest}>
        {texts.guestContinue}
      </Button>
      {hotline && (
        <p className="mt-auto flex flex-wrap items-center gap-x-1.5 pt-4 text-sm text-ink-2 max-md:hidden">
          {texts.guestHelp}
          <a href={telephoneLink(hotline)} className="font-semibold text-primary-deep underline">
            {hotline}
          </a>
        </p>
      )}
    </Column>
  )
}

/** Nothing is being ordered: what an account is good for, for those who have none. */
function JoinColumn({ onRegister }: { onRegister: () => void }) {
  return (
    <Column
      icon={<Gift aria-hidden="true" className="size-6" />}
      title={texts.joinTitle}
      className="border-transparent bg-primary-tint"
    >
      <Points points={texts.joinPoints} />
      <Button wide size="main" variant="secondary" onClick={onRegister}>
        {texts.registerNow}
      </Button>
    </Column>
  )
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mb-6 flex flex-col gap-3 max-md:mb-4 max-md:gap-1.5 max-md:text-sm">
      {points.map((point) => (
        <li key={point} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok max-md:size-4.5" />
          {point}
        </li>
      ))}
    </ul>
  )
}

interface ColumnProps {
  icon: ReactNode
  title: string
  className: string
  children: ReactNode
}

function Column({ icon, title, className, children }: ColumnProps) {
  return (
    <section className={`flex flex-col rounded-md border p-6 max-desk:p-5 phone:p-4 ${className}`}>
      <h3 className="mb-3 flex items-center gap-2.5 text-lg phone:text-base">
        <span className="text-primary">{icon}</span>
        {title}
      </h3>
      {children}
    </section>
  )
}
