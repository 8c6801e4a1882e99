import { endSubscription } from '#domain/subscription/api.ts'
import { api } from '#web/api.ts'
import { explainInNotice } from '#web/form/use-attempt.ts'
import { notify } from '#web/features/notices/notify.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import type { SubscriptionProps } from './SubscriptionCard.tsx'
import { standingTexts as texts } from './texts.ts'

export function EndStandingDialog({
  order,
  onChange,
  onClose,
}: SubscriptionProps & { onClose: () => void }) {
  const end = async () => {
    try {
      onChange(await api.call(endSubscription, { id: order.id }))
      notify({ text: texts.ended })
    } catch (error) {
      explainInNotice(error)
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      tone="warning"
      title={texts.endTitle}
      message={texts.endText(order.product.name)}
      confirm={{ label: texts.end, onPress: end }}
      cancel={{ label: texts.keep, onPress: async () => onClose() }}
    />
  )
}
