import { EntryLocksPanel } from './EntryLocksPanel.tsx'
import { LocksList } from './lock-screen.tsx'

/** Memberships that are locked, and phones that may not enter codes for a day. */
export function MemberLocksScreen() {
  return (
    <>
      <LocksList />
      <div className="mt-6">
        <EntryLocksPanel />
      </div>
    </>
  )
}
