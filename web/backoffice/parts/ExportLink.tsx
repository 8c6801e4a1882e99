import Download from 'lucide-react/icons/download'
import type { MouseEvent } from 'react'
import { getStaffSession } from '#domain/staff/api.ts'
import { explainInNotice, useAttempt } from '#web/form/use-attempt.ts'
import { buttonClass } from '#web/ui/button-variant.ts'
import { cx } from '#web/ui/class-names.ts'
import { callBackoffice } from '../data/call-backoffice.ts'
import { loseStaffSession } from '../data/staff-session.ts'

export interface ExportLinkProps {
  /** `/api/admin/…/export`; the server writes the file row by row. */
  href: string
  children: string
  /** Where several say the same: what this one is. */
  label?: string
}

/**
 * What a screen shows, as a file that spreadsheets open. A download cannot ask for a login, so the
 * session is asked first: one that has ended is begun again over the page.
 */
export function ExportLink({ href, label, children }: ExportLinkProps) {
  const { busy, attempt } = useAttempt()
  const save = async () => {
    const { user } = await callBackoffice(getStaffSession, {}, { silent: false })
    if (user) download(href)
    else loseStaffSession()
  }
  const press = (event: MouseEvent) => {
    event.preventDefault()
    void attempt(save, explainInNotice)
  }
  return (
    <a
      href={href}
      download
      aria-label={label}
      aria-busy={busy || undefined}
      onClick={press}
      className={buttonClass({ variant: 'secondary' }, cx(busy && 'opacity-60'))}
    >
      <Download aria-hidden="true" className="size-4.5" />
      {children}
    </a>
  )
}

/** A link that React does not listen to. */
function download(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}
