import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { saveFile } from './save-file.ts'

/** A table to take along; a failure is told in a notice. */
export function SaveFileButton({ path, children }: { path: string; children: string }) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveFile(path)
    } catch (error) {
      notify({ kind: 'error', text: (error as Error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      look="secondary"
      busy={busy}
      icon={<Download aria-hidden="true" className="size-4.5" />}
      onClick={() => void save()}
      className="print:hidden"
    >
      {children}
    </Button>
  )
}
