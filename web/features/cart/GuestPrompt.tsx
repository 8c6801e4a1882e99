import ShoppingBag from 'lucide-react/icons/shopping-bag'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { cartTexts as texts } from './texts.ts'

export interface GuestPromptProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onGuest: () => void
}

/** Asks a guest to log in before the checkout, and offers the way without an account. */
export function GuestPrompt({ open, onOpenChange, onGuest }: GuestPromptProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} width={1080} title={texts.promptTitle}>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <Column
          icon={<UserRound aria-hidden="true" className="size-6" />}
          title={texts.memberTitle}
          className="max-md:order-2"
        >
          <p className="font-semibold text-primary-deep">{texts.memberSoon}</p>
          <p className="mt-1 text-ink-2">{texts.memberText}</p>
        </Column>
        <Column
          icon={<ShoppingBag aria-hidden="true" className="size-6" />}
          title={texts.guestTitle}
          className="bg-primary-tint"
        >
          <p className="mb-5 text-ink-2">{texts.guestText}</p>
          <Button wide size="main" onClick={onGuest} className="mt-auto">
            {texts.guestContinue}
          </Button>
        </Column>
      </div>
    </Dialog>
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
    <section className={`flex flex-col rounded-md border border-line p-5 ${className}`}>
      <h3 className="mb-3 flex items-center gap-2.5 text-lg">
        <span className="text-primary">{icon}</span>
        {title}
      </h3>
      {children}
    </section>
  )
}
