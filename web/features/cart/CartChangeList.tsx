import type { CartChange } from '#domain/cart/refresh.ts'
import { describeChange } from './describe-change.ts'

/** What changed in the cart, a line each. */
export function CartChangeList({ changes }: { changes: readonly CartChange[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
      {changes.map((change) => (
        <li key={`${change.item.id}-${change.kind}`}>
          <b className="font-semibold">{change.item.name}</b> {describeChange(change)}
        </li>
      ))}
    </ul>
  )
}
