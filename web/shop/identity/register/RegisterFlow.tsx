import type { User } from '#domain/identity/api.ts'
import { authTexts as texts } from '#web/features/identity/texts.ts'
import { paths } from '#web/paths.ts'
import { useFrame } from '#web/shop/frame/frame.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { CodeStep } from '../CodeStep.tsx'
import { PhoneStep } from '../PhoneStep.tsx'
import { Benefits } from './Benefits.tsx'
import { ProfileSteps } from './ProfileSteps.tsx'
import { Progress, ProgressSkeleton } from './Progress.tsx'
import { ShortStep } from './ShortStep.tsx'
import { Welcome } from './Welcome.tsx'
import { type RegistrationRules, useRegistrationRules } from './use-registration-rules.ts'
import { type Registration, useRegistration } from './use-registration.ts'

export interface RegisterFlowProps {
  phone?: string | undefined
  /** A page tells beside it what an account brings; a dialog keeps the way on in sight. */
  place: 'page' | 'dialog'
  /** Something waits for the account, an order: at the end there is one way, back to it. */
  isAwaited?: boolean
  onCreated: (user: User) => void
  onFinish: () => void
  /** Somebody goes on to another page from the end. */
  onLeave?: () => void
  onLogin: (phone?: string) => void
}

/** Phone and code, then who, where and the password; what was typed is kept all the way. */
export function RegisterFlow(props: RegisterFlowProps) {
  const { place, isAwaited = false, onFinish, onLeave, onLogin } = props
  const way = useRegistration(props.phone, props.onCreated)
  const rules = useRegistrationRules()
  const { stage } = way
  switch (stage.name) {
    case 'phone':
      return (
        <>
          <Way rules={rules} />
          <PhoneStep
            key={way.phone}
            phone={way.phone}
            text={texts.registerText}
            failure={way.note}
            proof={way.proof}
            lead={<Benefits className={place === 'page' ? 'desk:hidden' : undefined} />}
            note={<ConsentNote />}
            onPhone={way.givePhone}
          >
            <p className="flex flex-wrap items-center justify-center text-sm text-ink-2">
              {texts.haveAccount}
              <Button variant="plain" onClick={() => onLogin()}>
                {texts.login}
              </Button>
            </p>
          </PhoneStep>
        </>
      )
    case 'code':
      return (
        <>
          <Way rules={rules} />
          <CodeStep
            type="register"
            phone={way.phone}
            proof={way.proof}
            send={way.send}
            submit={way.prove}
            givesItself
            onOtherPhone={way.otherPhone}
          >
            {way.exists && <AccountExists way={way} onLogin={onLogin} />}
          </CodeStep>
        </>
      )
    case 'form':
      if (!rules) return <ProgressSkeleton />
      return rules.short ? (
        <ShortStep way={way} rules={rules} place={place} />
      ) : (
        <ProfileSteps way={way} rules={rules} place={place} />
      )
    case 'done':
      return (
        <Welcome user={stage.user} isAwaited={isAwaited} onFinish={onFinish} onLeave={onLeave} />
      )
  }
}

/** The phone is the first step of either way. */
function Way({ rules }: { rules: RegistrationRules | null }) {
  if (!rules) return <ProgressSkeleton />
  return <Progress names={rules.short ? texts.shortSteps : texts.steps} at={0} />
}

function AccountExists({ way, onLogin }: { way: Registration; onLogin: (phone: string) => void }) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && way.samePhone()}
      title={texts.existsTitle}
      message={texts.existsText(way.phone)}
      confirm={{ label: texts.login, onPress: () => onLogin(way.phone) }}
      cancel={{ label: texts.otherPhone, onPress: way.newPhone }}
    />
  )
}

/** What going on agrees to; the two texts open beside, so that nothing typed is lost. */
function ConsentNote() {
  return (
    <p className="text-sm text-ink-2">
      {texts.consentNote} <PolicyLink slug="dieu-khoan-su-dung">{texts.terms}</PolicyLink>{' '}
      {texts.and} <PolicyLink slug="chinh-sach-bao-mat">{texts.privacy}</PolicyLink>{' '}
      {texts.consentNoteEnd}
    </p>
  )
}

function PolicyLink({ slug, children }: { slug: string; children: string }) {
  const { hiddenPaths } = useFrame()
  if (hiddenPaths.includes(paths.page(slug))) return children
  return (
    <Anchor
      to={paths.page(slug)}
      target="_blank"
      rel="noreferrer"
      className="font-medium text-primary underline"
    >
      {children}
    </Anchor>
  )
}
