import Plus from 'lucide-react/icons/plus'
import StoreIcon from 'lucide-react/icons/store'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listDeskStores, type DeskStore } from '#domain/drugstore/desk/api.ts'
import { listNewProvinces } from '#domain/location/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { useUnits } from '#web/features/address/use-units.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { FilterBar } from '../parts/FilterBar.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { SearchFilter } from '../parts/SearchFilter.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { TableSkeleton } from '../parts/TableSkeleton.tsx'
import { useMay } from '../session/staff-session.ts'
import { AddStoreDialog } from './AddStoreDialog.tsx'
import { ImportStoresDialog } from './ImportStoresDialog.tsx'
import { isNarrowed, pathOf, readFilter, type StoreListFilter } from './store-filter.ts'
import { storeCard, storeColumns } from './store-rows.tsx'
import { storeTexts as texts } from './texts.ts'

/** The pharmacies of the programme. */
export function StoresScreen() {
  const [query] = useSearchParams()
  const filter = readFilter(query)
  const { q, status, provinceId, page } = filter
  const { data, error, refresh } = useResource(pathOf(filter), (signal) =>
    callDesk(
      listDeskStores,
      {
        ...(q && { q }),
        ...(status && { status }),
        ...(provinceId && { province_id: provinceId }),
        ...{ page, limit: 30 },
      },
      { signal },
    ),
  )
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={useMay('stores.edit') && <Actions onImported={refresh} />}
      />
      <Filters filter={filter} />
      {!data && error ? (
        <ErrorState text={failureText(error)} onRetry={() => void refresh()} />
      ) : (
        <List data={data} filter={filter} />
      )}
    </>
  )
}

function Actions({ onImported }: { onImported: () => Promise<void> }) {
  const [open, setOpen] = useState<'add' | 'import' | null>(null)
  const navigate = useNavigate()
  const close = () => setOpen(null)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen('import')}>
        {texts.import}
      </Button>
      <Button
        icon={<Plus aria-hidden="true" className="size-4.5" />}
        onClick={() => setOpen('add')}
      >
        {texts.add}
      </Button>
      {open === 'add' && (
        <AddStoreDialog onAdded={(code) => void navigate(deskPaths.store(code))} onClose={close} />
      )}
      {open === 'import' && <ImportStoresDialog onImported={onImported} onClose={close} />}
    </>
  )
}

function Filters({ filter }: { filter: StoreListFilter }) {
  const navigate = useNavigate()
  const provinces = useUnits(listNewProvinces, {})
  const change = (changed: Partial<StoreListFilter>) =>
    void navigate(pathOf({ ...filter, page: 1, ...changed }), {
      replace: true,
      preventScrollReset: true,
    })
  return (
    <FilterBar
      count={Number(filter.status !== undefined) + Number(filter.provinceId !== undefined)}
      clear={pathOf({ q: '', page: 1 })}
      search={
        <SearchFilter label={texts.search} value={filter.q} onChange={(q) => change({ q })} />
      }
    >
      <SelectFilter
        label={texts.state}
        all={texts.allStates}
        value={filter.status ?? ''}
        options={[
          { value: 'active', label: texts.states.active },
          { value: 'disabled', label: texts.states.disabled },
        ]}
        onChange={(value) =>
          change({ status: value === 'active' || value === 'disabled' ? value : undefined })
        }
      />
      <SelectFilter
        label={texts.province}
        all={texts.allProvinces}
        value={String(filter.provinceId ?? '')}
        options={provinces.items.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => change({ provinceId: Number(value) || undefined })}
      />
    </FilterBar>
  )
}

interface Stores {
  items: DeskStore[]
  paginate: { total_page: number }
}

function List({ data, filter }: { data: Stores | undefined; filter: StoreListFilter }) {
  if (!data) return <TableSkeleton />
  if (data.items.length === 0) {
    const hasFilter = isNarrowed(filter)
    return (
      <EmptyState
        icon={<StoreIcon aria-hidden="true" />}
        title={hasFilter ? texts.noneTitle : texts.emptyTitle}
        text={hasFilter ? texts.noneText : texts.emptyText}
      />
    )
  }
  return (
    <>
      <Rows
        caption={texts.table}
        rows={data.items}
        columns={storeColumns}
        keyOf={({ id }) => id}
        rowTo={({ code }) => deskPaths.store(code)}
        card={storeCard}
      />
      <Pager
        page={filter.page}
        pages={data.paginate.total_page}
        hrefFor={(page) => pathOf({ ...filter, page })}
        className="mt-5"
      />
    </>
  )
}
