import type { DeskStore } from '#domain/drugstore/desk/api.ts'
import { Badge } from '#web/ui/Badge.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { When } from '../parts/When.tsx'
import { storeTexts as texts } from './texts.ts'

export const storeColumns: Column<DeskStore>[] = [
  {
    key: 'code',
    head: texts.columns.code,
    cell: ({ code }) => <b className="font-semibold whitespace-nowrap">{code}</b>,
  },
  { key: 'name', head: texts.columns.name, cell: nameOf },
  { key: 'address', head: texts.columns.address, cell: addressOf },
  {
    key: 'accounts',
    head: texts.columns.accounts,
    align: 'right',
    cell: ({ accounts }) => accounts,
  },
  { key: 'seen', head: texts.columns.seen, className: 'whitespace-nowrap', cell: seenOf },
  { key: 'state', head: texts.columns.state, className: 'whitespace-nowrap', cell: stateOf },
]

/** A store where there is no room for columns. */
export function storeCard(store: DeskStore) {
  return (
    <span className="flex flex-col gap-1 text-sm">
      <span className="flex items-start justify-between gap-3">
        <b className="text-md font-semibold">{store.name}</b>
        <span className="shrink-0">{stateOf(store)}</span>
      </span>
      <span className="text-ink-2">
        {store.code}
        {store.phone && ` · ${store.phone}`}
      </span>
      <span>{addressOf(store)}</span>
      <span className="text-ink-3">
        {texts.accountCount(store.accounts)} · {texts.columns.seen}: {seenOf(store)}
      </span>
    </span>
  )
}

export function stateOf({ status }: Pick<DeskStore, 'status'>) {
  return (
    <Badge tone={status === 'active' ? 'ok' : 'neutral'} className="whitespace-nowrap">
      {texts.states[status]}
    </Badge>
  )
}

function nameOf({ name, phone }: DeskStore) {
  return (
    <>
      {name}
      {phone && <span className="block text-ink-3">{phone}</span>}
    </>
  )
}

function addressOf({ full_address: address }: DeskStore) {
  return address || <i className="text-ink-3">{texts.noAddress}</i>
}

function seenOf({ last_seen_at: at }: DeskStore) {
  return at ? <When at={at} className="text-ink-3" /> : texts.never
}
