import { useEffect } from 'react'
import { changeCheckout, useCheckout } from '#web/shop/state/checkout.ts'
import { useMember } from '#web/shop/state/member.ts'

/** A member who has not named a receiver yet is the receiver; it can be changed as ever. */
export function useMemberAsReceiver(): void {
  const member = useMember()
  const { receiver } = useCheckout()
  useEffect(() => {
    if (!member || receiver) return
    changeCheckout({ receiver: { fullname: member.full_name, phone: member.phone, email: '' } })
  }, [member, receiver])
}
