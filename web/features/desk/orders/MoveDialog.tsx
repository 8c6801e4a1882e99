import { useState } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { detailTexts as texts } from './detail-texts.ts'
import { MoveFacts } from './MoveFacts.tsx'
import { isReasonForBuyer, moveLook, type MoveOffer } from './moves.ts'
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
  const hint = isReasonForBuyer(move.event) ? texts.reasonHint : undefined
  return (
    <ActionDialog
      title={move.label}
      says={move.says}
      confirm={move.label}
      look={moveLook(move, 0)}
      reason={move.needs_reason ? { required: true, hint } : undefined}
      onConfirm={(reason) => desk.move(move.event, { reason, trackingCode: trackingCode.trim() })}
      onClose={onClose}
    >
      <MoveFacts event={move.event} data={desk.data!} />
      {move.event === 'handedToCarrier' && (
        <Field label={texts.trackingField} hint={texts.trackingHint}>
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
    </ActionDialog>
  )
}
