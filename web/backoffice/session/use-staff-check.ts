import { useEffect } from 'react'
import { checkStaffSession, useStaffSession, type StaffSession } from '../data/staff-session.ts'

/** Who is in the back office: asked on arrival, and again on coming back to the tab. */
export function useStaffCheck(): StaffSession {
  useEffect(() => {
    void checkStaffSession()
    const seen = () => {
      if (document.visibilityState === 'visible') void checkStaffSession()
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
  return useStaffSession()
}
