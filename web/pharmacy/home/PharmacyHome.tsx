import WifiOff from 'lucide-react/icons/wifi-off'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { beginPharmacySession } from '../session/pharmacy-session.ts'
import { pharmacyTexts } from '../texts.ts'
import { useOnline } from '../parts/use-online.ts'
import { usePharmacy } from '../session/use-pharmacy.ts'
import { HomeCards } from './HomeCards.tsx'
import { HomeKeys } from './HomeKeys.tsx'
import { Today } from './Today.tsx'
import { homeTexts as texts } from './texts.ts'

/** Where a day at the counter begins. */
export function PharmacyHome() {
  const { code, user } = usePharmacy()
  const isOnline = useOnline()
  if (user === null) return <LoggedOut code={code} />
  return (
    <div className="mx-auto grid max-w-180 grid-cols-1 gap-4 desk:max-w-none desk:grid-cols-2 desk:items-start wide:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <div className="desk:col-span-2">
        {user ? (
          <h1 className="text-xl">{texts.welcome(user.full_name)}</h1>
        ) : (
          <Skeleton className="my-1 h-5.5 w-56" />
        )}
        {!isOnline && (
          <p className="mt-3 flex gap-2.5 rounded-md border border-point-line bg-point-tint p-3.5 text-point">
            <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {texts.offline}
          </p>
        )}
      </div>
      <div className="grid grid-cols-1 gap-4">
        <HomeKeys />
        <Today />
      </div>
      <HomeCards />
    </div>
  )
}

const loginForm = lazyPart(
  () => import('../session/PharmacyLoginForm.tsx').then((part) => part.PharmacyLoginForm),
  FormSkeleton,
)

/** Nobody yet: the form stands in the page, nothing has to be opened first. */
function LoggedOut({ code }: { code: string }) {
  return (
    <div className="mx-auto my-2 max-w-112 rounded-md border border-line bg-white p-8 desk:my-6 phone:my-0 phone:p-4">
      <h1 className="text-xl font-bold">{texts.loginTitle}</h1>
      <p className="mt-1 mb-5 text-ink-2">{texts.loginText}</p>
      <loginForm.Part
        code={code}
        username={code.toLowerCase()}
        onDone={(user, password) => beginPharmacySession(code, user, password)}
      />
    </div>
  )
}

function FormSkeleton() {
  return (
    <div role="status" aria-label={pharmacyTexts.loading} className="flex flex-col gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-15 rounded-md" />
    </div>
  )
}
