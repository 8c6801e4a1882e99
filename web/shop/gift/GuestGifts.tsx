import type { Gift, Programme } from '#domain/gift/api.ts'
import { accountDialogIntent } from '#web/shop/identity/account-dialog.tsx'
import { paths } from '#web/paths.ts'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { GiftGroup } from './GiftGroup.tsx'
import type { GiftJudgement } from './evaluate-gift.ts'
import { giftScreenTexts as texts } from './texts.ts'

/** Nobody is signed in: the gifts to look at, and the login where one is to be taken. */
export function GuestGifts({ programme }: { programme: Programme | null }) {
  return (
    <>
      <Card className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-1 basis-70 text-ink-2">{texts.loginText}</p>
        <div className="flex flex-wrap gap-2 phone:w-full">
          <LoginButton />
          <ButtonLink to={paths.register()} variant="quiet" className="phone:flex-1">
            {texts.register}
          </ButtonLink>
        </div>
      </Card>
      {programme?.promotions.map((promotion) => (
        <GiftGroup
          key={promotion.id}
          promotion={promotion}
          limitLeft={undefined}
          gifts={programme.gifts.filter((gift) => gift.promotion_id === promotion.id)}
          evaluate={evaluateForGuest}
          onAdd={askToLogIn}
          onSee={askToLogIn}
          intent={accountDialogIntent}
        />
      ))}
    </>
  )
}

function LoginButton() {
  const hydrated = useHydrated()
  if (hydrated) {
    return (
      <Button onClick={askToLogIn} {...accountDialogIntent} className="phone:flex-1">
        {texts.login}
      </Button>
    )
  }
  return (
    <ButtonLink
      to={`${paths.login()}?next=${encodeURIComponent(paths.gifts())}`}
      className="phone:flex-1"
    >
      {texts.login}
    </ButtonLink>
  )
}

function askToLogIn(): void {
  openAccountDialog({ kind: 'login', title: texts.loginTitle })
}

/** Whose points it would take is not known yet. */
function evaluateForGuest({ remaining }: Gift): GiftJudgement {
  return { verdict: remaining > 0 ? 'ok' : 'outOfStock', missing: 0, left: 0 }
}
