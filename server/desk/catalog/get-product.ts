import type { ParsedInput } from '#domain/contract.ts'
import type * as api from '#domain/catalog/desk/api.ts'
import { Refusal } from '#domain/errors.ts'
import { deskProductTexts as texts, movementLabels } from '#domain/catalog/desk/texts.ts'
import { toVietnamIso } from '#domain/kernel/dates.ts'
import { findForDesk, listChoices, listMovements } from '../../catalog/index.ts'
import type { Context } from '../../context.ts'
import { findStaffNames, staffNameOf } from '../../staff/index.ts'

const movementsShown = 30

export async function getDeskProduct(
  ctx: Context,
  { id }: ParsedInput<typeof api.getDeskProduct>,
): Promise<api.DeskProduct> {
  const product = await findForDesk(ctx.db, id)
  if (!product) throw new Refusal('notFound')
  const movements = await listMovements(ctx.db, id, movementsShown)
  const names = await findStaffNames(
    ctx.db,
    movements.map(({ actor }) => actor),
  )
  return {
    ...product,
    movements: movements.map(({ created_at, kind, quantity, cause, actor }) => ({
      at: toVietnamIso(created_at),
      label: movementLabels[kind],
      by: byWhom(actor, names),
      ...{ quantity, cause },
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
