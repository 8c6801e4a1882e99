import { useState } from 'react'
import {
  approveDeskGame,
  returnGame,
  submitGame,
  type DeskGame,
} from '#domain/game/backoffice/api.ts'
import { legalRuleTexts } from '#domain/game/backoffice/legal-rule-texts.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Form } from '#web/form/Form.tsx'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { Panel } from '../parts/Panel.tsx'
import { WhoApproves } from '../parts/WhoApproves.tsx'
import { StopActions } from './StopActions.tsx'
import { gameScreenTexts as texts } from './texts.ts'

interface ApprovalProps {
  game: DeskGame
  onMoved: (game: DeskGame) => void
}

type Move = 'submit' | 'approve' | 'return'

/** Who wrote, sent, read and stopped a campaign, and what may be done with it now. */
export function ApprovalPanel({ game, onMoved }: ApprovalProps) {
  const [open, setOpen] = useState<Move | null>(null)
  const moves = useMoves(game)
  return (
    <Panel title={texts.approval}>
      <p className="text-ink-2">{saysOf(game)}</p>
      {game.commitment && (
        <p className="mt-2 text-sm">
          <span className="block text-ink-2">{texts.commitment}</span>
          <code className="font-mono wrap-anywhere">{game.commitment}</code>
          <CopyText text={game.commitment} label={texts.copyCommitment} />
        </p>
      )}
      {game.phase === 'waiting' && !game.can_approve && (
        <>
          <p className="mt-1 text-sm text-ink-2">{texts.ownGame}</p>
          <WhoApproves permission="games.approve" />
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {moves.map((move) => (
          <Button key={move} variant={variants[move]} onClick={() => setOpen(move)}>
            {labels[move]}
          </Button>
        ))}
        <StopActions game={game} onMoved={onMoved} />
      </div>
      {open && (
        <MoveDialog game={game} move={open} onMoved={onMoved} onClose={() => setOpen(null)} />
      )}
    </Panel>
  )
}

const labels = {
  submit: texts.submit,
  approve: texts.approve,
  return: texts.giveBack,
}
const variants = {
  submit: 'primary',
  approve: 'primary',
  return: 'secondary',
} as const

function useMoves({ phase, can_approve: canApprove, problems }: DeskGame): Move[] {
  const canEdit = useCan('games.edit')
  const mayApprove = useCan('games.approve')
  const isWhole = Object.keys(problems).length === 0
  return [
    ...(canEdit && phase === 'draft' && isWhole ? (['submit'] as const) : []),
    ...(mayApprove && canApprove ? (['approve'] as const) : []),
    ...(mayApprove && phase === 'waiting' ? (['return'] as const) : []),
  ]
}

function saysOf(game: DeskGame): string {
  const { stopped_by: stoppedBy, approved_by: by, approved_at: at, submitted_by: sent } = game
  if (stoppedBy !== null) return texts.stoppedBy(stoppedBy, game.stop_reason)
  if (by !== null && at !== null) return texts.approvedBy(by, formatDateTime(at))
  if (sent !== null) return texts.waitingFor(sent)
  if (game.returned_by !== null) return texts.returnedBy(game.returned_by, game.returned_reason)
  return texts.draftBy(game.edited_by)
}

interface MoveDialogProps extends ApprovalProps {
  move: Move
  onClose: () => void
}

function MoveDialog({ game, move, onMoved, onClose }: MoveDialogProps) {
  const { id, version } = game
  const done = (moved: DeskGame) => {
    onMoved(moved)
    notify({ text: texts.done })
  }
  if (move === 'submit') {
    return (
      <ActionDialog
        title={texts.submitTitle}
        says={texts.submitSays}
        confirm={texts.submit}
        schema={submitGame.input.pick({})}
        initial={{}}
        onConfirm={async () => done(await callBackoffice(submitGame, { id, version }))}
        onClose={onClose}
      />
    )
  }
  if (move === 'approve') {
    const { warnings, unread_law: unread } = game
    const warned = unread.length > 0 ? [...warnings, legalRuleTexts.unverified(unread)] : warnings
    return (
      <ActionDialog
        title={texts.approveTitle}
        says={texts.approveSays}
        confirm={texts.approve}
        schema={approveDeskGame.input.pick({ has_read: true })}
        initial={{ has_read: false as true }}
        onConfirm={async (read) =>
          done(await callBackoffice(approveDeskGame, { id, version, ...read }))
        }
        onClose={onClose}
      >
        {warned.length > 0 && (
          <ul className="list-disc rounded-md bg-point-tint py-3 pr-4 pl-8 text-point">
            {warned.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
        <Form.Check name="has_read" label={texts.hasRead} />
      </ActionDialog>
    )
  }
  return (
    <ActionDialog
      title={texts.giveBackTitle}
      says={texts.giveBackSays}
      confirm={texts.giveBack}
      {...reasonAlone}
      onConfirm={async ({ reason }) =>
        done(await callBackoffice(returnGame, { id, version, reason }))
      }
      onClose={onClose}
    />
  )
}
