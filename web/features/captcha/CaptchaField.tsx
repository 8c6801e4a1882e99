import CircleCheck from 'lucide-react/icons/circle-check'
import { Button } from '#web/ui/Button.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import type { Captcha, CaptchaStatus } from './captcha-state.ts'
import { captchaTexts as texts } from './texts.ts'

export interface CaptchaFieldProps {
  captcha: Captcha
  status: CaptchaStatus
}

/** How far the check is; nothing to click unless it failed. Its line never moves the form. */
export function CaptchaField({ captcha, status }: CaptchaFieldProps) {
  const { show, problem, start } = captcha
  return (
    <div>
      {/* Somebody else's check shows itself here, where it must be answered. */}
      <div ref={show} className="not-empty:py-2" />
      <div role="status" className="flex min-h-11 flex-wrap items-center gap-2 text-sm text-ink-2">
        {status === 'solving' && (
          <>
            <span aria-hidden="true" className="grid">
              <Spinner className="size-4" />
            </span>
            {texts.solving}
          </>
        )}
        {status === 'ready' && (
          <>
            <CircleCheck className="size-4 text-ok" aria-hidden="true" />
            {texts.ready}
          </>
        )}
        {status === 'failed' && (
          <>
            {problem() || texts.failed}
            <Button variant="plain" onClick={() => start()}>
              {texts.retry}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
