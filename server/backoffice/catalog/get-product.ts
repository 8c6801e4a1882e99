import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/catalog/backoffice/api.ts'
import { Refusal } from '#domain/errors.ts'
import {
  backofficeProductTexts as texts,
  movementLabels,
} from '#domain/catalog/backoffice/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { findForBackoffice, listChoices, listMovements } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { findStaffNames, staffNameOf } from '../../staff/index.ts'

const movementsShown = 30

export async function getBackofficeProduct(
  ctx: Context,
  { id }: ParsedInput<typeof api.getBackofficeProduct>,
): Promise<api.BackofficeProduct> {
  const product = await findForBackoffice(ctx.db, id)
  if (!product) throw new Refusal('notFound')
  const movements = await listMovements(ctx.db, id, movementsShown)
  const names = await findStaffNames(
    ctx.db,
    movements.map(({ actor }) => actor),
  )
  return {
    ...product,
    movements: movements.map(({ created_at, kind, cause, actor, on_hand, held, balance }) => ({
      at: toVietnamIso(created_at),
      label: movementLabels[kind],
      by: byWhom(actor, names),
      on_hand,
      held,
      balance,
      order: /^order:(\w+)/.exec(cause)?.[1] ?? null,
    })),
  }
}

function byWhom(actor: string, names: ReadonlyMap<string, string>): string {
  if (actor === 'buyer') return texts.buyer
  return staffNameOf(actor, names) ?? texts.system
}

export function listCatalogChoices(ctx: Context) {
  return listChoices(ctx.db)
}
