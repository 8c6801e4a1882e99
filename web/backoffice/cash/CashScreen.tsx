import { useState } from 'react'
import HandCoins from 'lucide-react/icons/hand-coins'
import { listCash, type CashParcel } from '#domain/order/cash/api.ts'
import { cashList } from '#domain/order/cash/lists.ts'
import { cashChipLabels } from '#domain/order/cash/texts.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useCursorList } from '../data/use-query.ts'
import { CursorScreen } from '../kit/CursorScreen.tsx'
import { askedOf, listInput } from '../kit/list-state.ts'
import { useListState } from '../kit/use-list-state.ts'
import { backofficePaths } from '../paths.ts'
import { CarrierCards } from './CarrierCards.tsx'
import { cashCard, cashColumns } from './cash-rows.tsx'
import { CashTickedBar } from './CashTickedBar.tsx'
import { carrierLabels, cashScreenTexts as texts } from './texts.ts'
import { useCashTicks } from './use-cash-ticks.tsx'

const screen = {
  words: texts.cash,
  path: backofficePaths.cash(),
  filters: {
    state: {
      param: 'trang-thai',
      label: texts.state,
      all: texts.cash.states,
      options: cashChipLabels,
      isTab: true,
    },
    carrier: {
      param: 'don-vi',
      label: texts.carrier,
      all: texts.allCarriers,
      options: carrierLabels,
    },
  },
} as const

const bookDialog = lazyPart(async () => (await import('./BookDialog.tsx')).BookDialog)
const fileDialog = lazyPart(async () => (await import('./FileDialog.tsx')).FileDialog)

/** Money taken at the door that is not on the account yet, and closing the day's. */
export function CashScreen() {
  const shown = useListState(cashList, screen)
  const asked = askedOf(cashList, shown.state)
  const list = useCursorList(listCash, asked, {
    idOf: ({ id }) => id,
    live: ['cash', 'cash-limits', 'orders'],
  })
  const ticks = useCashTicks(list.rows, JSON.stringify(listInput(shown.state)))
  const [booking, setBooking] = useState<readonly CashParcel[] | 'file' | null>(null)
  const close = () => setBooking(null)
  const onBooked = () => {
    ticks.clear()
    void list.refresh()
  }
  return (
    <>
      <CursorScreen
        listing={cashList}
        screen={screen}
        shown={shown}
        list={list}
        columns={cashColumns}
        card={cashCard}
        rowTo={({ order_code: code }) => backofficePaths.order(code)}
        isMarked={({ is_late: isLate }) => isLate}
        icon={<HandCoins aria-hidden="true" />}
        lead={ticks.lead}
        onTick={ticks.onTick}
        actions={
          <Button {...fileDialog.intent} onClick={() => setBooking('file')}>
            {texts.bookFile}
          </Button>
        }
        more={
          <ButtonLink variant="secondary" to={backofficePaths.cashStatements()}>
            {texts.toStatements}
          </ButtonLink>
        }
        top={
          <CarrierCards
            carriers={list.first?.carriers ?? []}
            current={shown.state.filters.carrier}
            hrefFor={(carrier) => shown.pathFor({ filters: { ...shown.state.filters, carrier } })}
          />
        }
        note={
          list.first?.has_statements === false &&
          list.rows.length > 0 && (
            <p className="mb-3.5 rounded-md bg-primary-tint px-4 py-3 text-sm">{texts.before}</p>
          )
        }
        below={<CashTickedBar ticks={ticks} onBook={setBooking} />}
      />
      {booking === 'file' && (
        <fileDialog.Part
          carrier={shown.state.filters.carrier}
          onBooked={onBooked}
          onClose={close}
        />
      )}
      {booking !== null && booking !== 'file' && (
        <bookDialog.Part parcels={booking} onBooked={onBooked} onClose={close} />
      )}
    </>
  )
}
