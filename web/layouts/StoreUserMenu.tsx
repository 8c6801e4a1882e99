import LogIn from 'lucide-react/icons/log-in'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { openStoreLogin } from '#web/features/store/session/store-session.ts'
import { storeTexts as texts } from '#web/features/store/texts.ts'
import { useStore } from '#web/features/store/use-store.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

const details = lazyPart(
  () => import('./StoreUserDetails.tsx').then((part) => part.StoreUserDetails),
  Place,
)

/** Who is logged in; the way in for nobody. */
export function StoreUserMenu() {
  const { code, user } = useStore()
  if (user === undefined) return <Place />
  if (user) return <details.Part user={user} />
  return (
    <IconButton
      label={texts.login}
      icon={<LogIn aria-hidden="true" className="size-6" />}
      onClick={() => openStoreLogin(code)}
    />
  )
}

/** Kept until it is known who is here. */
function Place() {
  return <span className="size-11 shrink-0 desk:w-15" />
}
