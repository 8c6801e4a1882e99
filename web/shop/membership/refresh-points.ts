import { getPointsBalance } from '#domain/membership/api.ts'
import { api } from '#web/api.ts'
import { setPoints } from '#web/shop/state/points.ts'

/** Asks for the points that the header shows; what cannot be asked stays as it is. */
export async function refreshPoints(): Promise<void> {
  await api.call(getPointsBalance, {}).then(
    (balance) => setPoints(balance?.point ?? null),
    () => undefined,
  )
}
