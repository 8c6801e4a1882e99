import { formatVnd } from '#domain/kernel/vnd.ts'
import { moveBackofficeOrder, neededMoveReasonField } from '#domain/order/backoffice/api.ts'
import { shippingUnitNames, shippingUnits } from '#domain/shipping/units.ts'
import { Form } from '#web/form/Form.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { NoChannelNote } from '../parts/NoChannelNote.tsx'
import { takenTwice } from './cash-to-collect.ts'
import { detailTexts as texts } from './detail-texts.ts'
import { MoveFacts } from './MoveFacts.tsx'
import { isDelivery, isReasonForBuyer, moveLook, type MoveOffer } from './moves.ts'
import type { BackofficeOrderContext } from './use-backoffice-order.ts'

const withoutReason = moveBackofficeOrder.input.pick({
  tracking_code: true,
  shipping_unit: true,
  collected_twice: true,
  reason: true,
})
const withReason = withoutReason.extend({ reason: neededMoveReasonField })

const unitLabels = Object.fromEntries(
  shippingUnitNames.map((name) => [name, shippingUnits[name].label]),
)

/** Moves that are made with the promise of a message. */
const tellsBuyer: ReadonlySet<string> = new Set(['handedToCarrier', 'deliveryFailed', 'sentAgain'])

/** Says what a move does before it is made. */
export function MoveDialog({
  move,
  backoffice,
  onClose,
}: {
  move: MoveOffer
  backoffice: BackofficeOrderContext
  onClose: () => void
}) {
  const data = backoffice.data!
  const { told_to_collect: told } = data.money
  const twice = isDelivery(move.event) ? takenTwice(data) : 0
  const isHandOver = move.event === 'handedToCarrier'
  // An old order may name a carrier that there is no more.
  const chosen = data.carrier_choice?.unit ?? data.order.shipping.unit
  const unit = shippingUnitNames.find((name) => name === chosen)
  const initial = { tracking_code: '', shipping_unit: unit, collected_twice: false, reason: '' }
  return (
    <ActionDialog
      title={move.label}
      says={move.says}
      confirm={move.label}
      variant={moveLook(move, 0)}
      schema={move.needs_reason ? withReason : withoutReason}
      asksReason={move.needs_reason}
      initial={initial}
      reasonWords={isReasonForBuyer(move.event) ? { hint: texts.reasonHint } : undefined}
      onConfirm={(given) =>
        backoffice.move(move.event, {
          reason: given.reason ?? '',
          collectedTwice: given.collected_twice,
          trackingCode: given.tracking_code?.trim(),
          ...(isHandOver && { shippingUnit: given.shipping_unit }),
        })
      }
      onClose={onClose}
    >
      {tellsBuyer.has(move.event) && <NoChannelNote />}
      <MoveFacts event={move.event} data={data} />
      {isHandOver && (
        <>
          <Form.Select
            name="shipping_unit"
            label={texts.carrierField}
            labels={unitLabels}
            hint={data.carrier_choice && texts.carrierByRule(data.carrier_choice.rule)}
            none={null}
          />
          <Form.Text name="tracking_code" label={texts.trackingField} hint={texts.trackingHint} />
        </>
      )}
      {told && twice > 0 && (
        <Form.Check
          name="collected_twice"
          label={texts.collectedTwice(formatVnd(told), formatVnd(twice))}
        />
      )}
    </ActionDialog>
  )
}
