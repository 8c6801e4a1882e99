import type { CashParcel } from '#domain/order/cash/api.ts'
import type { RowLead } from '#web/ui/Table.tsx'
import { TickBox } from '../kit/bulk/TickBox.tsx'
import { useSelection, type Selection } from '../kit/bulk/use-selection.ts'
import { cashScreenTexts as texts } from './texts.ts'

export interface CashTicks extends Pick<Selection, 'clear' | 'isPageTaken' | 'togglePage'> {
  /** As they are now: what somebody else has booked is gone. */
  ticked: readonly CashParcel[]
  lead: RowLead<CashParcel> | undefined
  onTick: (at: number, isRange: boolean) => void
}

/** Tick boxes of what is out; nothing else can be booked. */
export function useCashTicks(rows: readonly CashParcel[], narrowed: string): CashTicks {
  const out = rows.filter(({ state }) => state === 'out')
  const selection = useSelection(
    out.map(({ id }) => id),
    narrowed,
  )
  const { has, toggle, isPageTaken, togglePage, clear } = selection
  const onTick = (at: number, isRange: boolean) => {
    const row = rows[at]
    if (row?.state === 'out') toggle(out.indexOf(row), isRange)
  }
  return {
    clear,
    isPageTaken,
    togglePage,
    onTick,
    ticked: out.filter(({ id }) => has(id)),
    lead:
      out.length === 0
        ? undefined
        : {
            head: <TickBox label={texts.tickPage} isTicked={isPageTaken} onToggle={togglePage} />,
            cell: (row, place) =>
              row.state === 'out' ? (
                <TickBox
                  label={texts.tick(row.order_code)}
                  isTicked={has(row.id)}
                  onToggle={(isRange) => onTick(place, isRange)}
                />
              ) : (
                <span className="block size-11 shrink-0" />
              ),
          },
  }
}
