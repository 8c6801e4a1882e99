import type { Voucher } from '#domain/voucher/api.ts'
import { voucherTexts as texts } from './texts.ts'
import { UseVoucherButton } from './UseVoucherButton.tsx'
import { VoucherTicket } from './VoucherTicket.tsx'

/** Vouchers that everybody may use today; nothing when there are none. */
export function OfferedVouchers({ vouchers }: { vouchers: readonly Voucher[] }) {
  if (vouchers.length === 0) return null
  return (
    <section aria-labelledby="voucher-moi-nguoi" className="mt-10 phone:mt-8">
      <h2 id="voucher-moi-nguoi" className="text-2xl phone:text-xl">
        {texts.everybody}
      </h2>
      <p className="mb-3 text-ink-2">{texts.everybodyText}</p>
      <ul className="grid gap-4 md:grid-cols-2">
        {vouchers.map((voucher) => (
          <VoucherTicket
            key={voucher.code}
            voucher={voucher}
            action={<UseVoucherButton voucher={voucher} />}
          />
        ))}
      </ul>
    </section>
  )
}
