import { useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { logout, type User } from '#domain/identity/api.ts'
import { api } from '#web/api.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { notify } from '#web/features/notices/notify.ts'
import { logOut } from '#web/features/session/log-out.ts'
import { paths } from '#web/paths.ts'
import {
  type AccountDialogRequest,
  closeAccountDialog,
  openAccountDialog,
} from '#web/shop/state/member-dialog.ts'
import { hasGuestOrders, useGuestOrders } from '#web/shop/state/member-orders.ts'
import { getOrderHistory } from '#web/shop/state/order-history.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Dialog, type DialogWidth } from '#web/ui/Dialog.tsx'
import { ForgotFlow } from './forgot/ForgotFlow.tsx'
import { LoginPanel } from './login/LoginPanel.tsx'
import { clearPersonalData } from './personal-data.ts'
import { RegisterFlow } from './register/RegisterFlow.tsx'
import { takeOver } from './take-over.ts'
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
  const guestButton = useRef<HTMLButtonElement>(null)
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
      initialFocus={onGuest && kind === 'login' ? guestButton : undefined}
    >
      {kind === 'login' && (
        <LoginPanel
          key={phone}
          phone={phone}
          onSignedIn={login}
          onForgot={(known) => goTo('forgotPassword', known)}
          onRegister={() => goTo('register')}
          onGuest={onGuest}
          guestButton={guestButton}
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

/** Asks first, then ends the session and leaves nothing of the person behind. */
function LogoutDialog() {
  const navigate = useNavigate()
  const leave = async () => {
    if (!(await logOut(() => api.call(logout, {})))) return
    await navigate(paths.shop())
    clearPersonalData()
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && closeAccountDialog()}
      title={texts.logoutTitle}
      message={texts.logoutText}
      confirm={{ label: texts.logout, onPress: leave }}
      cancel={{ label: texts.stay }}
    />
  )
}

/** Orders made here as a guest may join the account that has the same phone. */
function TakeOverDialog() {
  const orders = useGuestOrders()
  const { revalidate } = useRevalidator()
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && closeAccountDialog()}
      title={texts.takeOverTitle}
      message={texts.takeOverText(orders.length)}
      confirm={{ label: texts.takeOver, onPress: () => takeOver(orders, revalidate) }}
      cancel={{ label: texts.later }}
    />
  )
}
