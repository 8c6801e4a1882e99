import { storeSorts, type DeskStore, type StoreSort } from '#domain/drugstore/desk/api.ts'
import { Badge } from '#web/ui/Badge.tsx'
import type { Column } from '#web/ui/Table.tsx'
import { When } from '../parts/When.tsx'
import { storeTexts as texts } from './texts.ts'

/** The list's columns, sorted as its address says. */
export function storeColumns(
  sort: StoreSort,
  onSort: (sort: StoreSort) => void,
): Column<DeskStore>[] {
  const by = (up: Upwards, first: StoreSort = up) => ({
    direction: sort === up ? ascending : sort === `-${up}` ? descending : null,
    onSort: () => onSort(sort === first ? opposite(first) : first),
  })
  return [
    {
      key: 'code',
      head: texts.columns.code,
      cell: ({ code }) => <b className="font-semibold whitespace-nowrap">{code}</b>,
      sort: by('code'),
    },
    { key: 'name', head: texts.columns.name, cell: nameOf, sort: by('name') },
    { key: 'address', head: texts.columns.address, cell: addressOf },
    {
      key: 'accounts',
      head: texts.columns.accounts,
      align: 'right',
      cell: ({ accounts }) => accounts,
      sort: by('accounts', '-accounts'),
    },
    {
      key: 'seen',
      head: texts.columns.seen,
      className: 'whitespace-nowrap',
      cell: seenOf,
      sort: by('seen', '-seen'),
    },
    { key: 'state', head: texts.columns.state, className: 'whitespace-nowrap', cell: stateOf },
  ]
}

type Upwards = 'code' | 'name' | 'accounts' | 'seen'
const [ascending, descending] = ['ascending', 'descending'] as const

function opposite(sort: StoreSort): StoreSort {
  const other = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
  return storeSorts.find((each) => each === other) ?? sort
}

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
