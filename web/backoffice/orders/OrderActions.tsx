import Printer from 'lucide-react/icons/printer'
import Pencil from 'lucide-react/icons/pencil'
import Undo2 from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import type { BackofficeOrder } from '#domain/order/backoffice/api.ts'
import { returnReasonLabels } from '#domain/order/return-request/states.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Button } from '#web/ui/Button.tsx'
import { papersPath } from '#domain/order/papers/papers.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import { MoreMenu } from '../parts/MoreMenu.tsx'
import { useCan } from '../data/staff-session.ts'
import { detailTexts as texts } from './detail-texts.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { hasPackingSlip } from './packing.ts'
import { moveLook, movesInOrder, type MoveOffer } from './moves.ts'
import { canTakeBack } from './returns.ts'
import { ReturnDialog } from './ReturnDialog.tsx'
import type { ChangeDialogProps } from './change/ChangeDialog.tsx'
import { changeOrderTexts } from './change/texts.ts'
import type { BackofficeOrderContext } from './use-backoffice-order.ts'

const changeDialog = lazyPart<ChangeDialogProps>(
  async () => (await import('./change/ChangeDialog.tsx')).ChangeDialog,
)

/** The moves of an order's state that are the role's, and the two things besides. */
export function OrderActions({
  backoffice,
  data,
}: {
  backoffice: BackofficeOrderContext
  data: BackofficeOrder
}) {
  const [open, setOpen] = useState<MoveOffer | 'return' | 'change' | null>(null)
  const isTakeBackAllowed = useCan('orders.return') && canTakeBack(data)
  const isChangeAllowed = useCan('orders.change') && data.change_refused === undefined
  const close = () => setOpen(null)
  return (
    <div role="group" aria-label={texts.actions} className="flex flex-wrap gap-2.5">
      {movesInOrder(data.moves).map((move, place) => (
        <Button key={move.event} variant={moveLook(move, place)} onClick={() => setOpen(move)}>
          {move.label}
        </Button>
      ))}
      {isTakeBackAllowed && (
        <Button
          variant="secondary"
          icon={<Undo2 aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen('return')}
        >
          {texts.takeBack}
        </Button>
      )}
      {isChangeAllowed && (
        <Button
          variant="secondary"
          icon={<Pencil aria-hidden="true" className="size-4.5" />}
          onClick={() => setOpen('change')}
        >
          {changeOrderTexts.open}
        </Button>
      )}
      {hasPackingSlip(data) && <Prints code={data.order.code} />}
      {open === 'return' && (
        <ReturnDialog {...askedBack(data)} data={data} onDone={backoffice.put} onClose={close} />
      )}
      {open === 'change' && (
        <changeDialog.Part data={data} backoffice={backoffice} onClose={close} />
      )}
      {open && open !== 'return' && open !== 'change' && (
        <MoveDialog move={open} backoffice={backoffice} onClose={close} />
      )}
    </div>
  )
}

/** Papers that go with the parcel; at the end of the row, where a phone's menu has room. */
function Prints({ code }: { code: string }) {
  const printer = <Printer aria-hidden="true" className="size-4.5" />
  return (
    <div className="flex flex-wrap gap-2.5 max-md:ml-auto">
      <MoreMenu face={{ label: texts.printMenu, icon: printer }}>
        <Button variant="quiet" icon={printer} onClick={() => print()}>
          {texts.print}
        </Button>
        {useCan('orders.ship') && (
          <>
            <ExportLink href={papersPath('labels', [code])}>{texts.label}</ExportLink>
            <ExportLink href={papersPath('slips', [code])}>{texts.slip}</ExportLink>
          </>
        )}
      </MoreMenu>
    </div>
  )
}

/** What the buyer was told to send back, where they asked: chosen already when it comes. */
function askedBack({ return_requests: requests }: BackofficeOrder) {
  const accepted = requests.find(({ state }) => state === 'accepted')
  return accepted && { asked: accepted.pieces, because: returnReasonLabels[accepted.reason] }
}
