import { removeVoucher } from '#web/shop/state/cart-extras.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { checkoutTexts as texts } from './texts.ts'

export interface VoucherRefusalDialogProps {
  /** By code, why each cannot be used. */
  refused: Readonly<Record<string, string>>
  onClose: () => void
}

/** "Voucher Member invalid": the hotline stands on the page, not here. */
export function VoucherRefusalDialog({ refused, onClose }: VoucherRefusalDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="warning"
      title={texts.voucherTitle}
      message={
        <>
          <p>{texts.voucherText}</p>
          <ul className="mt-3 flex flex-col gap-1 text-left text-sm">
            {Object.entries(refused).map(([code, reason]) => (
              <li key={code} className="rounded-md bg-ground px-3 py-2 break-words">
                {texts.voucherReason(code, reason)}
              </li>
            ))}
          </ul>
        </>
      }
      confirm={{
        label: texts.voucherRemove,
        onPress: () => Object.keys(refused).forEach(removeVoucher),
      }}
      cancel={{ label: texts.voucherKeep }}
    />
  )
}
