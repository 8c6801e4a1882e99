import type { MouseEvent } from 'react'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { paths } from '#web/paths.ts'
import { openAccountDialog, useAccountDialog } from '#web/shop/state/member-dialog.ts'

const dialog = lazyPart(() => import('./AccountDialog.tsx').then((part) => part.AccountDialog))

/** Spread onto what opens an account dialog: its code comes when somebody is about to want it. */
export const accountDialogIntent = dialog.intent

/** Where the account dialogs appear, on whatever page. */
export function AccountDialogHost() {
  const request = useAccountDialog()
  return request && <dialog.Part request={request} />
}

/** A link to the login page that opens the dialog in place where the browser can. */
export const loginLink = {
  ...dialog.intent,
  to: paths.login(),
  onClick: (event: MouseEvent) => {
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (modified || event.button !== 0 || location.pathname === paths.login()) return
    event.preventDefault()
    openAccountDialog({ kind: 'login' })
  },
}
