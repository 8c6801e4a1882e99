import TicketPlus from 'lucide-react/icons/ticket-plus'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { counterTexts as texts } from './texts.ts'

const field = lazyPart(() => import('./VoucherField.tsx').then((part) => part.VoucherField))

/** A voucher of the customer's that is used along with the next code; behind a press, for it is rare. */
export function VoucherAlong({
  voucher,
  onChange,
}: {
  voucher: string | null
  onChange: (voucher: string | null) => void
}) {
  if (voucher === null) {
    return (
      <Button
        variant="plain"
        icon={<TicketPlus aria-hidden="true" className="size-5" />}
        {...field.intent}
        className="mt-1 -ml-2 px-2!"
        onClick={() => onChange('')}
      >
        {texts.voucher}
      </Button>
    )
  }
  return <field.Part voucher={voucher} onChange={onChange} />
}
