import Banknote from 'lucide-react/icons/banknote'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import QrCode from 'lucide-react/icons/qr-code'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { paymentMethodLabels, type PaymentMethod } from '#domain/order/payment-method.ts'
import type { RadioOption } from '#web/ui/RadioCards.tsx'
import { paymentTexts as texts } from './texts.ts'

const icons = {
  cash: Banknote,
  qrCode: QrCode,
  domesticCard: WalletCards,
  internationalCard: CreditCard,
  transfer: Landmark,
} satisfies Record<PaymentMethod, unknown>

/** A way to pay as a row to choose. */
export function methodOption(method: PaymentMethod): RadioOption {
  const Icon = icons[method]
  return {
    value: method,
    icon: <Icon aria-hidden="true" className="size-6" />,
    label: paymentMethodLabels[method],
    text: texts.methods[method],
  }
}
