import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoginForm } from './LoginForm.tsx'
import { beginStaffSession, endStaffSession } from '../data/staff-session.ts'
import { sessionTexts as texts } from './texts.ts'

/**
 * The session ended in the middle of work. The page below is hidden and keeps what was typed; the
 * same person logs in over it and goes on.
 */
export function LostSession({ username }: { username: string }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <EmptyState
        level={1}
        icon={<Lock aria-hidden="true" />}
        title={texts.ended}
        text={texts.endedText}
        className="py-20"
        action={
          <>
            <Button onClick={() => setIsOpen(true)}>{texts.login}</Button>
            <Button variant="quiet" onClick={leave}>
              {texts.toLogin}
            </Button>
          </>
        }
      />
      {isOpen && (
        <Dialog open onOpenChange={setIsOpen} title={texts.ended} description={texts.endedText}>
          <LoginForm username={username} onDone={beginStaffSession} />
        </Dialog>
      )}
    </>
  )
}

function leave(): void {
  endStaffSession()
  location.assign(backofficePaths.login(location.pathname + location.search))
}
