import type { Check } from '../platform/check.ts'

export const purchaseChecks: readonly Check[] = [
  {
    name: "a store's reminder is of its own purchase, and an open one of the purchase's customer",
    query: `
      select 'reminder ' || r.id as found
      from store_reminder r join store_purchase p on p.id = r.purchase_id
      where r.drugstore_id <> p.drugstore_id
        or (r.is_automatic and r.state = 'open' and r.phone <> p.phone)`,
  },
  {
    name: 'nothing of a customer stays with a deleted purchase',
    query: `
      select 'purchase ' || p.id as found from store_purchase p
      where p.deleted_at is not null
        and (exists (select from store_purchase_line l where l.purchase_id = p.id)
          or exists (select from store_reminder r where r.purchase_id = p.id))`,
  },
  {
    name: "an open reminder's day is one that its purchase gives",
    query: `
      select 'reminder ' || r.id || ': ' || r.planned_on as found
      from store_reminder r join store_purchase p on p.id = r.purchase_id
      where r.is_automatic and r.state = 'open' and r.planned_on is distinct from p.remind_on
        and (p.remind_on is not null or not exists (
          select from store_purchase_line l where l.purchase_id = p.id
            and r.planned_on = p.purchased_on + l.days_of_supply - case
              when l.days_of_supply >= 7 then 3 when l.days_of_supply > 1 then 1 else 0 end))`,
  },
]
