import LogIn from 'lucide-react/icons/log-in'
import WifiOff from 'lucide-react/icons/wifi-off'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { openStoreLogin } from '../session/store-session.ts'
import { storeTexts } from '../texts.ts'
import { useOnline } from '../use-online.ts'
import { useStore } from '../use-store.ts'
import { HomeCards } from './HomeCards.tsx'
import { HomeKeys } from './HomeKeys.tsx'
import { TodayFigures } from './TodayFigures.tsx'
import { homeTexts as texts } from './texts.ts'

/** Where a day at the counter begins. */
export function StoreHome() {
  const { code, user } = useStore()
  const isOnline = useOnline()
  if (user === null) return <LoggedOut code={code} />
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-4 desk:max-w-none">
      {user ? (
        <h1 className="text-xl">{texts.welcome(user.full_name)}</h1>
      ) : (
        <Skeleton className="my-1 h-5.5 w-56" />
      )}
      {!isOnline && (
        <p className="flex gap-2.5 rounded-md border border-point-line bg-point-tint p-3.5 text-point">
          <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {texts.offline}
        </p>
      )}
      <HomeKeys />
      <TodayFigures />
      <HomeCards />
    </div>
  )
}

function LoggedOut({ code }: { code: string }) {
  return (
    <EmptyState
      level={1}
      icon={<LogIn aria-hidden="true" />}
      title={texts.loginTitle}
      text={texts.loginText}
      action={
        <Button size="counter" onClick={() => openStoreLogin(code)}>
          {storeTexts.login}
        </Button>
      }
      className="py-16"
    />
  )
}
