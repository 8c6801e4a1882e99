import Banknote from 'lucide-react/icons/banknote'
import CreditCard from 'lucide-react/icons/credit-card'
import Landmark from 'lucide-react/icons/landmark'
import QrCode from 'lucide-react/icons/qr-code'
import WalletCards from 'lucide-react/icons/wallet-cards'
import { paymentMethodLabels, type PaymentMethod } from '#domain/order/payment-method.ts'
import type { RadioOption } from '#web/ui/RadioCards.tsx'
import { hasMarks, PayMarks } from './PayMarks.tsx'
import { paymentTexts as texts } from './texts.ts'

const icons = {
  cash: Banknote,
  qrCode: QrCode,
  domesticCard: WalletCards,
  internationalCard: CreditCard,
  transfer: Landmark,
} satisfies Record<PaymentMethod, unknown>

/** A way to pay as a row to choose; what comes next is told of the one that is chosen. */
export function methodOption(
  method: PaymentMethod,
  { atCenter = false }: { atCenter?: boolean } = {},
): RadioOption {
  const Icon = icons[method]
  return {
    value: method,
    icon: <Icon aria-hidden="true" className="size-6" />,
    label: methodLabel(method, atCenter),
    whenChosen: method === 'cash' && atCenter ? texts.cashAtCenterText : texts.methods[method],
    marks: hasMarks(method) && <PayMarks method={method} className="[&>svg]:h-6.5 [&>svg]:w-13" />,
  }
}

/** Nothing is brought to whoever comes to a centre: there the money is handed over. */
export function methodLabel(method: PaymentMethod, atCenter: boolean): string {
  return method === 'cash' && atCenter ? texts.cashAtCenter : paymentMethodLabels[method]
}
