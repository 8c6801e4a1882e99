import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { useStore } from '../use-store.ts'
import { useStoreSession } from './store-session.ts'

const dialog = lazyPart(() =>
  import('./StoreLoginDialog.tsx').then((part) => part.StoreLoginDialog),
)

/** Where the one login dialog of a store's page appears. */
export function StoreLoginHost() {
  const { code } = useStore()
  const { asks } = useStoreSession(code)
  return asks && <dialog.Part code={code} asks={asks} />
}
