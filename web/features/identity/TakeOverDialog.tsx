import { useRevalidator } from 'react-router'
import { closeAccountDialog } from '#web/state/member-dialog.ts'
import { useGuestOrders } from '#web/state/member-orders.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { takeOver } from './take-over.ts'
import { authTexts as texts } from './texts.ts'

/** Orders made here as a guest may join the account that has the same phone. */
export function TakeOverDialog() {
  const orders = useGuestOrders()
  const { revalidate } = useRevalidator()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && closeAccountDialog()}
      title={texts.takeOverTitle}
      message={texts.takeOverText(orders.length)}
      confirm={{ label: texts.takeOver, onPress: () => takeOver(orders, revalidate) }}
      cancel={{ label: texts.later }}
    />
  )
}
