import { ButtonLink } from '#web/ui/Button.tsx'
import { CopyText } from '../parts/CopyText.tsx'
import { sessionTexts as texts } from './texts.ts'
import type { Invitation } from './use-invitation.ts'

/** What an authenticator app takes in: scanned, typed, or opened by it on a phone. */
export function AuthenticatorCode({ totp: { svg, secret, uri } }: Pick<Invitation, 'totp'>) {
  return (
    <>
      <img
        src={svg}
        alt={texts.qr}
        width={200}
        height={200}
        className="self-center rounded-md border border-line p-2"
      />
      <div className="flex items-center justify-between gap-2 rounded-md bg-ground px-3 py-1.5">
        <div className="min-w-0">
          <p className="text-xs text-ink-2">{texts.secret}</p>
          <code className="text-sm break-all">{secret}</code>
        </div>
        <CopyText text={secret} label={texts.copySecret} />
      </div>
      <ButtonLink to={uri} variant="quiet" className="desk:hidden">
        {texts.openApp}
      </ButtonLink>
    </>
  )
}
