import Ticket from 'lucide-react/icons/ticket'
import type { EarnResult } from '#domain/membership/api.ts'
import { paths } from '#web/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { earnTexts as texts } from '../texts.ts'

/** A voucher that came with the code. */
export function VoucherGiven({ voucher }: { voucher: NonNullable<EarnResult['voucher']> }) {
  return (
    <Anchor
      to={paths.myVouchers()}
      className="mt-5 flex min-h-11 items-center gap-3 rounded-md border border-point-line bg-point-tint p-3 text-left text-point"
    >
      <Ticket aria-hidden="true" className="size-6 shrink-0" />
      <span>
        <span className="block text-sm">{texts.voucherToo}</span>
        <b className="font-semibold">{voucher.name}</b>
      </span>
    </Anchor>
  )
}
