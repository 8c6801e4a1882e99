import type { MenuOrder } from '#domain/catalog/backoffice/shelf-names.ts'

/** Where something stands: a category, or a group of one. */
export interface Spot {
  category: number
  group?: number
}

/** The order with one put before what stands at `to` among its own kind; groups stay in their category. */
export function moveTo(order: MenuOrder, { category, group }: Spot, to: number): MenuOrder {
  if (group === undefined) return moved(order, category, to)
  return order.map((each, at) =>
    at === category ? { ...each, sub_categories: moved(each.sub_categories, group, to) } : each,
  )
}

/** As it is sent. */
export function idsOf(order: MenuOrder) {
  return order.map(({ id, sub_categories: groups }) => ({
    id,
    sub_categories: groups.map((group) => group.id),
  }))
}

function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}
