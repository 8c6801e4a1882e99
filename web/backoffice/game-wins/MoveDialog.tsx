import type { ClaimState } from '#domain/game/backoffice/claims.ts'
import { moveClaim, type DeskWin } from '#domain/game/backoffice/winners-api.ts'
import { Form } from '#web/form/Form.tsx'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { gameWinTexts as texts } from './texts.ts'

const schema = moveClaim.input.pick({
  winner_name: true,
  winner_address: true,
  id_checked: true,
  sent_how: true,
  note: true,
})

export type MoveValues = (typeof schema)['_zod']['input']

interface MoveProps {
  win: DeskWin
  to: ClaimState
  onConfirm: (values: MoveValues) => Promise<void>
  onClose: () => void
}

/** What a step needs is asked for with it; what was written before stands there. */
export function MoveDialog({ win, to, onConfirm, onClose }: MoveProps) {
  const hasPapers = to === 'papers' || to === 'sent' || to === 'received'
  return (
    <ActionDialog
      title={moveLabel(win, to)}
      says={texts.moves[to].says}
      confirm={moveLabel(win, to)}
      variant={to === 'lapsed' ? 'danger' : 'primary'}
      schema={schema}
      initial={{
        winner_name: win.winner_name || (hasPapers ? (win.claim?.name ?? '') : ''),
        winner_address: win.winner_address,
        id_checked: win.id_checked,
        sent_how: win.sent_how,
        note: win.note,
      }}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {hasPapers && <Form.Text name="winner_name" label={texts.name} />}
      {hasPapers && <Form.Check name="id_checked" label={texts.idLabel} />}
      {hasPapers && to !== 'papers' && (
        <>
          <Form.Text name="winner_address" label={texts.address} hint={texts.addressHint} />
          <Form.Text name="sent_how" label={texts.sentHow} hint={texts.sentHowHint} />
        </>
      )}
      <Form.Text name="note" label={texts.note} rows={3} />
    </ActionDialog>
  )
}

/** A parcel that came back is prepared once more. */
export function moveLabel({ state }: Pick<DeskWin, 'state'>, to: ClaimState): string {
  return state === 'sent' && to === 'papers' ? texts.sendBack : texts.moves[to].action
}
