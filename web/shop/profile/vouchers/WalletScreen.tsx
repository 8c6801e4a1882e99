import ChevronDown from 'lucide-react/icons/chevron-down'
import Gift from 'lucide-react/icons/gift'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import type { Voucher } from '#domain/voucher/api.ts'
import { UseVoucherButton } from '#web/shop/voucher/UseVoucherButton.tsx'
import { VoucherTicket } from '#web/shop/voucher/VoucherTicket.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { AddVoucherForm } from './AddVoucherForm.tsx'
import { OrderOfVoucher } from './OrderOfVoucher.tsx'
import { walletTexts as texts } from './texts.ts'

/** Vouchers by what can be done with them; those that are gone lie folded below. */
export function WalletScreen({ vouchers }: { vouchers: readonly Voucher[] }) {
  const inState = (...states: Voucher['state'][]) =>
    vouchers.filter(({ state }) => states.includes(state))
  return (
    <div className="flex flex-col gap-5">
      <AddVoucherForm />
      {vouchers.length === 0 ? <NoVouchers /> : <Usable vouchers={inState('free')} />}
      <Group title={texts.held} vouchers={inState('held')} isOpen />
      <Group title={texts.used} vouchers={inState('used')} />
      <Group title={texts.expired} vouchers={inState('expired', 'revoked')} />
    </div>
  )
}

function Usable({ vouchers }: { vouchers: readonly Voucher[] }) {
  return (
    <section aria-labelledby="dung-duoc">
      <h2 id="dung-duoc" className="mb-3 text-lg">
        {texts.usable} <span className="text-ink-3">{texts.count(vouchers.length)}</span>
      </h2>
      {vouchers.length > 0 ? (
        <ul className={grid}>
          {vouchers.map((voucher) => (
            <VoucherTicket
              key={voucher.code}
              voucher={voucher}
              action={<UseVoucherButton voucher={voucher} />}
            />
          ))}
        </ul>
      ) : (
        <Card className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">{texts.noneUsable}</p>
          <ButtonLink to={paths.gifts()} variant="secondary">
            {texts.exchange}
          </ButtonLink>
        </Card>
      )}
    </section>
  )
}

const grid = 'grid gap-4 xl:grid-cols-2'

interface GroupProps {
  title: string
  vouchers: readonly Voucher[]
  isOpen?: boolean
}

function Group({ title, vouchers, isOpen }: GroupProps) {
  if (vouchers.length === 0) return null
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 items-center gap-2 hover:text-primary">
        <h2 className="text-lg">
          {title} <span className="text-ink-3">{texts.count(vouchers.length)}</span>
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <ul className={`mt-2 ${grid}`}>
        {vouchers.map((voucher) => (
          <VoucherTicket
            key={voucher.code}
            voucher={voucher}
            note={<OrderOfVoucher voucher={voucher} />}
          />
        ))}
      </ul>
    </details>
  )
}

function NoVouchers() {
  return (
    <Card>
      <EmptyState
        icon={<TicketPercent aria-hidden="true" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
        action={
          <>
            <ButtonLink to={paths.gifts()} icon={<Gift aria-hidden="true" className="size-5" />}>
              {texts.exchange}
            </ButtonLink>
            <ButtonLink to={paths.offers()} variant="quiet">
              {texts.offers}
            </ButtonLink>
          </>
        }
      />
    </Card>
  )
}
