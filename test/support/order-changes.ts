import { randomUUID } from 'node:crypto'
import type { Input } from '#domain/contract.ts'
import { getBackofficeOrder, type BackofficeOrder } from '#domain/order/backoffice/api.ts'
import {
  changeOrder,
  previewOrderChange,
  type ChangePlan,
} from '#domain/order/backoffice/change-api.ts'
import type { RestWay } from '#domain/order/change/change-money.ts'
import type { TestShop } from './app.ts'

type Headers = Record<string, string>
export type Changes = Omit<Input<typeof previewOrderChange>, 'code' | 'version'>

export function seeAtDesk(shop: TestShop, code: string, staff: Headers): Promise<BackofficeOrder> {
  return shop.call(getBackofficeOrder, { code }, { headers: staff })
}

/** What staff read before they confirm. */
export async function planAtDesk(
  shop: TestShop,
  code: string,
  changes: Changes,
  staff: Headers,
): Promise<ChangePlan> {
  const { version } = await seeAtDesk(shop, code, staff)
  return shop.call(previewOrderChange, { code, version, ...changes }, { headers: staff })
}

/** Confirms what was read. */
export function confirmAtDesk(
  shop: TestShop,
  plan: ChangePlan,
  {
    code,
    changes,
    rest,
    staff,
    key = randomUUID(),
  }: { code: string; changes: Changes; rest?: RestWay | undefined; staff: Headers; key?: string },
): Promise<BackofficeOrder> {
  const { version, total, back, missing } = plan
  const shown = { total: total.after, back, missing }
  const body = {
    code,
    version,
    ...changes,
    shown,
    reason: 'Khách gọi điện xin đổi',
    ...(rest && { rest }),
  }
  return shop.call(changeOrder, body, { headers: { ...staff, 'idempotency-key': key } })
}

/** A change as staff make it: read first, then confirmed. */
export async function changeAtDesk(
  shop: TestShop,
  code: string,
  changes: Changes,
  { staff, rest }: { staff: Headers; rest?: RestWay },
): Promise<BackofficeOrder> {
  const plan = await planAtDesk(shop, code, changes, staff)
  return confirmAtDesk(shop, plan, { code, changes, rest, staff })
}
