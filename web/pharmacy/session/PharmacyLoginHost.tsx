import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { usePharmacy } from './use-pharmacy.ts'
import { usePharmacySession } from './pharmacy-session.ts'

const dialog = lazyPart(() =>
  import('./PharmacyLoginDialog.tsx').then((part) => part.PharmacyLoginDialog),
)

/** Where the one login dialog of a pharmacy's page appears. */
export function PharmacyLoginHost() {
  const { code } = usePharmacy()
  const { asks } = usePharmacySession(code)
  return asks && <dialog.Part code={code} asks={asks} />
}
