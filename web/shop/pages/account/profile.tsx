import { Outlet } from 'react-router'
import { LoginPrompt } from '#web/shop/profile/LoginPrompt.tsx'
import { ProfileFrame } from '#web/shop/profile/ProfileFrame.tsx'
import { useMember } from '#web/shop/state/member.ts'

/** The frame around a member's own pages; for anybody else a prompt in their place. */
export function Component() {
  if (!useMember()) return <LoginPrompt />
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  )
}
