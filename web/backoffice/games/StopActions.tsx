import { useState } from 'react'
import { resumeGame, stopGame, type DeskGame } from '#domain/game/backoffice/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useCan } from '../data/staff-session.ts'
import { ActionDialog, reasonAlone } from '../parts/ActionDialog.tsx'
import { gameScreenTexts as texts } from './texts.ts'

/** The brake, and what lets a stopped campaign go on; nothing where neither may be used. */
export function StopActions({
  game: { id, phase },
  onMoved,
}: {
  game: Pick<DeskGame, 'id' | 'phase'>
  onMoved?: (game: DeskGame) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const mayStop = useCan('games.edit') && (phase === 'approved' || phase === 'open')
  const mayResume = useCan('games.approve') && phase === 'stopped'
  if (!mayStop && !mayResume) return null
  const stops = { title: texts.stopTitle, says: texts.stopSays, confirm: texts.stop } as const
  const goesOn = {
    title: texts.resumeTitle,
    says: texts.resumeSays,
    confirm: texts.resume,
  } as const
  const words = mayStop ? stops : goesOn
  const variant = mayStop ? 'danger' : 'primary'
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {words.confirm}
      </Button>
      {isOpen && (
        <ActionDialog
          {...words}
          variant={variant}
          {...reasonAlone}
          onConfirm={async ({ reason }) => {
            const moved = await callBackoffice(mayStop ? stopGame : resumeGame, { id, reason })
            onMoved?.(moved)
            notify({ text: texts.done })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
