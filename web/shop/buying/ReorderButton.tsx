import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '#domain/order/api.ts'
import { ApiError } from '#web/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { reorder } from './reorder.ts'
import { buyingTexts as texts } from './texts.ts'

/** The same goods into the cart again. */
export function ReorderButton({ order }: { order: Order }) {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const press = async () => {
    setBusy(true)
    try {
      const { added, missing } = await reorder(order)
      if (missing.length > 0) {
        const text = added > 0 ? texts.reorderMissing(missing.join(', ')) : texts.reorderNone
        notify({ text, kind: 'info' })
      } else notify({ text: texts.reorderDone })
      if (added > 0) void navigate(paths.cart())
    } catch (error) {
      const text = error instanceof ApiError ? error.message : texts.reorderFailed
      notify({ text, kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="secondary" wide busy={busy} onClick={() => void press()}>
      {texts.reorder}
    </Button>
  )
}
