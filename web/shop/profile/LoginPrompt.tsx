import UserRound from 'lucide-react/icons/user-round'
import { useLocation } from 'react-router'
import { accountDialogIntent } from '#web/shop/identity/account-dialog.tsx'
import { paths } from '#web/paths.ts'
import { openAccountDialog } from '#web/shop/state/member-dialog.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import { profileTexts as texts } from './texts.ts'

/** Nobody is signed in: the way in, and the way to an order without an account. */
export function LoginPrompt() {
  const { pathname } = useLocation()
  const hydrated = useHydrated()
  return (
    <div className="shop-column min-h-[70vh] pt-6 pb-12">
      <EmptyState
        level={1}
        icon={<UserRound aria-hidden="true" />}
        title={texts.loginTitle}
        text={texts.loginText}
        action={
          <>
            {hydrated ? (
              <Button
                size="main"
                onClick={() => openAccountDialog({ kind: 'login' })}
                {...accountDialogIntent}
              >
                {texts.login}
              </Button>
            ) : (
              <ButtonLink to={`${paths.login()}?next=${encodeURIComponent(pathname)}`} size="main">
                {texts.login}
              </ButtonLink>
            )}
            <ButtonLink to={paths.register()} size="main" variant="quiet">
              {texts.register}
            </ButtonLink>
            <div className="basis-full">
              <ButtonLink to={paths.orderLookup()} variant="plain">
                {texts.lookup}
              </ButtonLink>
            </div>
          </>
        }
      />
    </div>
  )
}
