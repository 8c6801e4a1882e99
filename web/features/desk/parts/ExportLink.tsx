import Download from 'lucide-react/icons/download'
import { useState, type MouseEvent } from 'react'
import { getStaffSession } from '#domain/staff/api.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { notify } from '#web/features/notices/notify.ts'
import { buttonClass } from '#web/ui/button-look.ts'
import { cx } from '#web/ui/class-names.ts'
import { callDesk } from '../data/call-desk.ts'
import { loseStaffSession } from '../session/staff-session.ts'

export interface ExportLinkProps {
  /** `/api/admin/…/export`; the server writes the file row by row. */
  href: string
  children: string
}

/**
 * What a screen shows, as a file that spreadsheets open. A download cannot ask for a login, so the
 * session is asked first: one that has ended is begun again over the page.
 */
export function ExportLink({ href, children }: ExportLinkProps) {
  const [busy, setBusy] = useState(false)
  const press = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    try {
      const { user } = await callDesk(getStaffSession, {})
      if (user) download(href)
      else loseStaffSession()
    } catch (error) {
      notify({ kind: 'error', text: failureText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <a
      href={href}
      download
      aria-busy={busy || undefined}
      onClick={(event) => void press(event)}
      className={buttonClass({ look: 'secondary' }, cx(busy && 'opacity-60'))}
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
