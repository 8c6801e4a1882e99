import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { listTexts as texts } from './list-texts.ts'

/** Asked where it was pressed, not in a dialog: that would have to be fetched, and there may be no network. */
export function RemoveQuestion({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const no = useRef<HTMLButtonElement>(null)
  useEffect(() => no.current?.focus(), [])
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="danger" onClick={onYes}>
        {texts.removeYes}
      </Button>
      <Button ref={no} variant="quiet" onClick={onNo}>
        {texts.removeNo}
      </Button>
    </div>
  )
}
