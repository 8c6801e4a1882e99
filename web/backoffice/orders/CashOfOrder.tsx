import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { cashCarrierLabel } from '#domain/order/cash/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { cashScreenTexts } from '../cash/texts.ts'
import { cashTones } from '../cash/tones.ts'
import { useCan } from '../data/staff-session.ts'

const texts = cashScreenTexts.ofOrder

/** Where the money is that was taken at the door, and the way to its statement for whoever closes the day's. */
export function CashOfOrder({ cash }: { cash: NonNullable<BackofficeOrder['money']['cash']> }) {
  const { state, carrier, age, is_late: isLate, statement, statement_id: id } = cash
  const canClose = useCan('cash.close')
  const to =
    id === null ? backofficePaths.cash({ q: cash.order_code }) : backofficePaths.cashStatement(id)
  const label = statement === null ? texts.toCash : texts.statement(statement)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-3 text-sm">
      <span className="text-ink-2">{texts.label}</span>
      <Badge tone={isLate ? 'sale' : cashTones[state]}>
        {isLate ? cashScreenTexts.late(age) : cashScreenTexts.states[state]}
      </Badge>
      <span className="text-ink-2">
        {state === 'out' ? texts.heldBy(cashCarrierLabel(carrier), age) : cashCarrierLabel(carrier)}
      </span>
      {canClose ? (
        <Anchor
          to={to}
          className="inline-flex min-h-11 items-center text-primary hover:underline md:ml-auto"
        >
          {label}
        </Anchor>
      ) : (
        statement !== null && <span className="text-ink-2">{label}</span>
      )}
    </div>
  )
}
