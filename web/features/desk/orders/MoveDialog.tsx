import { useState } from 'react'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { shippingUnitNames, shippingUnits, type ShippingUnit } from '#domain/shipping/units.ts'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { takenTwice } from './cash-to-collect.ts'
import { detailTexts as texts } from './detail-texts.ts'
import { MoveFacts } from './MoveFacts.tsx'
import { isDelivery, isReasonForBuyer, moveLook, type MoveOffer } from './moves.ts'
import type { OrderAtDesk } from './use-desk-order.ts'

/** Says what a move does before it is made. */
export function MoveDialog({
  move,
  desk,
  onClose,
}: {
  move: MoveOffer
  desk: OrderAtDesk
  onClose: () => void
}) {
  const [trackingCode, setTrackingCode] = useState('')
  const [unit, setUnit] = useState<ShippingUnit | null>(null)
  const [collectedTwice, setCollectedTwice] = useState(false)
  const data = desk.data!
  const { told_to_collect: told } = data.money
  const twice = isDelivery(move.event) ? takenTwice(data) : 0
  const hint = isReasonForBuyer(move.event) ? texts.reasonHint : undefined
  return (
    <ActionDialog
      title={move.label}
      says={move.says}
      confirm={move.label}
      look={moveLook(move, 0)}
      reason={move.needs_reason ? { required: true, hint } : undefined}
      onConfirm={(reason) =>
        desk.move(move.event, {
          ...{ reason, collectedTwice, trackingCode: trackingCode.trim() },
          ...(unit && { shippingUnit: unit }),
        })
      }
      fields={['tracking_code']}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <MoveFacts event={move.event} data={data} />
          {move.event === 'handedToCarrier' && (
            <Field label={texts.carrierField}>
              {(control) => (
                <NativeSelect
                  {...control}
                  value={unit ?? data.order.shipping.unit}
                  onChange={({ target }) => setUnit(target.value as ShippingUnit)}
                >
                  {shippingUnitNames.map((name) => (
                    <option key={name} value={name}>
                      {shippingUnits[name].label}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
          )}
          {move.event === 'handedToCarrier' && (
            <Field
              label={texts.trackingField}
              hint={texts.trackingHint}
              error={errors.tracking_code}
            >
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={60}
                  autoComplete="off"
                  value={trackingCode}
                  onChange={(event) => setTrackingCode(event.target.value)}
                />
              )}
            </Field>
          )}
          {told && twice > 0 && (
            <Checkbox
              label={texts.collectedTwice(formatVnd(told), formatVnd(twice))}
              checked={collectedTwice}
              onChange={({ target }) => setCollectedTwice(target.checked)}
            />
          )}
        </>
      )}
    </ActionDialog>
  )
}
