import type { User } from '#domain/identity/api.ts'
import { notify } from '#web/features/notices/notify.ts'
import {
  closeAccountDialog,
  openAccountDialog,
  type AccountDialogRequest,
} from '#web/state/member-dialog.ts'
import { hasGuestOrders } from '#web/state/member-orders.ts'
import { getOrderHistory } from '#web/state/order-history.ts'
import { Dialog, type DialogWidth } from '#web/ui/Dialog.tsx'
import { ForgotFlow } from './forgot/ForgotFlow.tsx'
import { LoginPanel } from './login/LoginPanel.tsx'
import { LogoutDialog } from './LogoutDialog.tsx'
import { RegisterFlow } from './register/RegisterFlow.tsx'
import { TakeOverDialog } from './TakeOverDialog.tsx'
import { authTexts as texts } from './texts.ts'
import { useSignedIn } from './use-signed-in.ts'

/** The account dialogs of the shop; one takes the other's place. */
export function AccountDialog({ request }: { request: AccountDialogRequest }) {
  if (request.kind === 'logout') return <LogoutDialog />
  if (request.kind === 'takeOver') return <TakeOverDialog />
  return <EntranceDialog request={request} kind={request.kind} />
}

type Entrance = 'login' | 'register' | 'forgotPassword'

const frames: Record<Entrance, { width: DialogWidth; title: string }> = {
  login: { width: 1080, title: texts.loginTitle },
  register: { width: 570, title: texts.registerTitle },
  forgotPassword: { width: 570, title: texts.forgotTitle },
}

/** Keyed by its kind: a switch closes one dialog and opens the next. */
function EntranceDialog({ request, kind }: { request: AccountDialogRequest; kind: Entrance }) {
  const signedIn = useSignedIn()
  const { phone, onGuest, onSignedIn } = request
  const goTo = (next: Entrance, known?: string) =>
    openAccountDialog({ ...request, kind: next, title: undefined, phone: known })
  const finish = () => {
    closeAccountDialog()
    if (onSignedIn) onSignedIn()
    else if (hasGuestOrders(getOrderHistory())) openAccountDialog({ kind: 'takeOver' })
  }
  const login = (user: User) => {
    signedIn(user)
    notify({ text: texts.loggedIn })
    finish()
  }
  return (
    <Dialog
      key={kind}
      open
      onOpenChange={(open) => !open && closeAccountDialog()}
      width={frames[kind].width}
      title={request.title ?? frames[kind].title}
    >
      {kind === 'login' && (
        <LoginPanel
          key={phone}
          phone={phone}
          onSignedIn={login}
          onForgot={(known) => goTo('forgotPassword', known)}
          onRegister={() => goTo('register')}
          onGuest={onGuest}
        />
      )}
      {kind === 'register' && (
        <RegisterFlow
          place="dialog"
          phone={phone}
          isAwaited={onSignedIn !== undefined}
          onCreated={signedIn}
          onFinish={finish}
          onLeave={closeAccountDialog}
          onLogin={(known) => goTo('login', known)}
        />
      )}
      {kind === 'forgotPassword' && (
        <ForgotFlow
          phone={phone}
          onLogin={(known) => goTo('login', known)}
          onRegister={(known) => goTo('register', known)}
        />
      )}
    </Dialog>
  )
}
