import Gift from 'lucide-react/icons/gift'
import { accountDialogIntent } from '#web/features/identity/account-dialog.tsx'
import { paths } from '#web/paths.ts'
import { openAccountDialog } from '#web/state/member-dialog.ts'
import { useHydrated } from '#web/state/storage.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { giftScreenTexts as texts } from './texts.ts'

/** Nobody is signed in: gifts are for members. */
export function GiftLogin() {
  const hydrated = useHydrated()
  return (
    <div className="shop-column min-h-[70vh] pt-6 pb-12">
      <EmptyState
        level={1}
        icon={<Gift aria-hidden="true" />}
        title={texts.loginTitle}
        text={texts.loginText}
        action={
          <>
            {hydrated ? (
              <Button
                size="main"
                onClick={() => openAccountDialog({ kind: 'login', title: texts.loginTitle })}
                {...accountDialogIntent}
              >
                {texts.login}
              </Button>
            ) : (
              <ButtonLink
                to={`${paths.login()}?next=${encodeURIComponent(paths.gifts())}`}
                size="main"
              >
                {texts.login}
              </ButtonLink>
            )}
            <ButtonLink to={paths.register()} size="main" look="quiet">
              {texts.register}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
