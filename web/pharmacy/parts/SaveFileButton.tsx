import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { ApiError } from '#web/api.ts'
import { tellFailedCall } from '#web/features/notices/failed-call.ts'
import { Button } from '#web/ui/Button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { saveTable } from './save-table.ts'

/** A table to take along; a failure is told in a notice. */
export function SaveFileButton({
  path,
  className,
  children,
}: {
  path: string
  className?: string
  children: string
}) {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      await saveTable(path)
    } catch (error) {
      tellFailedCall(error as ApiError)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      busy={busy}
      icon={<Download aria-hidden="true" className="size-4.5" />}
      onClick={() => void save()}
      className={cx('print:hidden', className)}
    >
      {children}
    </Button>
  )
}
