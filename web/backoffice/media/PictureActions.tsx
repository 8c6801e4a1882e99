import Archive from 'lucide-react/icons/archive'
import Replace from 'lucide-react/icons/replace'
import { useState } from 'react'
import { archivePicture } from '#domain/media/api.ts'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import type { PictureProps } from './PictureScreen.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { mediaScreenTexts as texts } from './texts.ts'

/** Gives a picture another file, or puts it away. */
export function PictureActions({ picture, onChanged }: PictureProps) {
  const [isReplacing, setReplacing] = useState(false)
  const { busy, failure, attempt } = useAttempt()
  const { id, version, archived } = picture
  const archive = async () => {
    const change = { id, version, archived: !archived }
    onChanged(await callBackoffice(archivePicture, change))
    notify({ text: archived ? texts.unarchivedNow : texts.archivedNow })
  }
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        icon={<Archive aria-hidden="true" className="size-4.5" />}
        title={archived ? undefined : texts.archiveHint}
        onClick={() => void attempt(archive)}
      >
        {archived ? texts.unarchive : texts.archive}
      </Button>
      <Button
        icon={<Replace aria-hidden="true" className="size-4.5" />}
        onClick={() => setReplacing(true)}
      >
        {texts.replace}
      </Button>
      <div className="basis-full empty:hidden">
        <FailureNote>{failure}</FailureNote>
      </div>
      {isReplacing && (
        <ReplaceDialog
          picture={picture}
          onReplaced={onChanged}
          onClose={() => setReplacing(false)}
        />
      )}
    </>
  )
}
