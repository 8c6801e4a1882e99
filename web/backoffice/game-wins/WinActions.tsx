import { useState } from 'react'
import type { ClaimState } from '#domain/game/backoffice/claims.ts'
import {
  moveClaim,
  refuseWin,
  releaseWin,
  type DeskWin,
} from '#domain/game/backoffice/winners-api.ts'
import { notify } from '#web/features/notices/notify.ts'
import type { Query } from '#web/query/use-query.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { MoveDialog, moveLabel, type MoveValues } from './MoveDialog.tsx'
import { gameWinTexts as texts } from './texts.ts'

interface ActionsProps {
  query: Query<DeskWin>
  win: DeskWin
}

/** What may be done with a prize now: what is held is decided, what is on its way goes a step on. */
export function WinActions({ query, win }: ActionsProps) {
  const [open, setOpen] = useState<'release' | 'refuse' | ClaimState | null>(null)
  const { id, version, can } = win
  const close = () => setOpen(null)
  const decide = async (endpoint: typeof releaseWin | typeof refuseWin, reason: string) => {
    query.put(await callBackoffice(endpoint, { id, reason }))
    notify({ text: endpoint === releaseWin ? texts.released : texts.refused })
  }
  const move = async (to: ClaimState, values: MoveValues) => {
    query.put(await callBackoffice(moveClaim, { id, version, to, ...values }))
    notify({ text: texts.moved })
  }
  return (
    <>
      {can.decide && <Button onClick={() => setOpen('release')}>{texts.release}</Button>}
      {can.decide && (
        <Button variant="secondary" onClick={() => setOpen('refuse')}>
          {texts.refuse}
        </Button>
      )}
      {can.moves.map((to, at) => (
        <Button key={to} variant={at === 0 ? 'primary' : 'secondary'} onClick={() => setOpen(to)}>
          {moveLabel(win, to)}
        </Button>
      ))}
      {(open === 'release' || open === 'refuse') && (
        <ActionDialog
          {...reasonAlone}
          title={open === 'release' ? texts.releaseTitle : texts.refuseTitle}
          says={open === 'release' ? texts.releaseSays : texts.refuseSays}
          confirm={open === 'release' ? texts.release : texts.refuse}
          variant={open === 'release' ? 'primary' : 'danger'}
          onConfirm={({ reason }) => decide(open === 'release' ? releaseWin : refuseWin, reason)}
          onClose={close}
        />
      )}
      {open !== null && open !== 'release' && open !== 'refuse' && (
        <MoveDialog
          win={win}
          to={open}
          onConfirm={(values) => move(open, values)}
          onClose={close}
        />
      )}
    </>
  )
}
