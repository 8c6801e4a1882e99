import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { useCan } from '../data/staff-session.ts'

/** A link for whoever may see the order, its code for the others. */
export function OrderLink({ code }: { code: string }) {
  const canSee = useCan('orders.read')
  if (!canSee) return <span className="font-semibold">{code}</span>
  return (
    <Anchor
      to={backofficePaths.order(code)}
      className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
    >
      {code}
    </Anchor>
  )
}
