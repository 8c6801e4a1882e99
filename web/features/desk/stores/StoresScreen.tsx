import Plus from 'lucide-react/icons/plus'
import StoreIcon from 'lucide-react/icons/store'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { listDeskStores, storeSorts } from '#domain/drugstore/desk/api.ts'
import { listNewProvinces } from '#domain/location/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { useUnits } from '#web/features/address/use-units.ts'
import { Button } from '#web/ui/Button.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import { FilterBar } from '../parts/FilterBar.tsx'
import { useNarrow } from '../parts/list-address.ts'
import { PagedList } from '../parts/PagedList.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { Rows } from '../parts/Rows.tsx'
import { SearchFilter } from '../parts/SearchFilter.tsx'
import { SelectFilter } from '../parts/SelectFilter.tsx'
import { useIsWide } from '../parts/use-is-wide.ts'
import { useMay } from '../session/staff-session.ts'
import { AddStoreDialog } from './AddStoreDialog.tsx'
import { ImportStoresDialog } from './ImportStoresDialog.tsx'
import {
  exportOf,
  inputOf,
  isNarrowed,
  pathOf,
  readFilter,
  type StoreListFilter,
} from './store-filter.ts'
import { storeCard, storeColumns } from './store-rows.tsx'
import { storeTexts as texts } from './texts.ts'

/** The pharmacies of the programme. */
export function StoresScreen() {
  const [query] = useSearchParams()
  const filter = readFilter(query)
  const answer = useResource(pathOf(filter), (signal) =>
    callDesk(
      listDeskStores,
      { ...inputOf(filter), sort: filter.sort, page: filter.page, limit: 30 },
      { signal },
    ),
  )
  const change = useNarrow(filter, pathOf)
  const mayEdit = useMay('stores.edit')
  const total = answer.data?.paginate.total_data
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={
          <>
            <ExportLink href={exportOf(filter)}>{texts.export}</ExportLink>
            {mayEdit && <Actions onImported={answer.refresh} />}
          </>
        }
      />
      <Filters filter={filter} />
      {total ? <p className="mb-2 text-sm text-ink-2">{texts.count(total)}</p> : null}
      <PagedList
        answer={answer}
        page={filter.page}
        hrefFor={(other) => pathOf({ ...filter, page: other })}
        isNarrowed={isNarrowed(filter)}
        icon={<StoreIcon aria-hidden="true" />}
        words={texts}
      >
        {(rows) => (
          <Rows
            caption={texts.table}
            rows={rows}
            columns={storeColumns(filter.sort, (sort) => change({ sort }))}
            keyOf={({ id }) => id}
            rowTo={({ code }) => deskPaths.store(code)}
            card={storeCard}
          />
        )}
      </PagedList>
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
  const provinces = useUnits(listNewProvinces, {})
  const isWide = useIsWide()
  const change = useNarrow(filter, pathOf)
  return (
    <FilterBar
      count={Number(filter.status !== undefined) + Number(filter.provinceId !== undefined)}
      clear={pathOf({ q: '', sort: filter.sort, page: 1 })}
      search={
        <SearchFilter
          label={texts.search}
          value={filter.q}
          onChange={(q) => change({ q })}
          className="lg:w-72"
        />
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
        className="md:w-56"
      />
      {/* A table is sorted by its heads. */}
      {!isWide && (
        <SelectFilter
          label={texts.sort}
          value={filter.sort}
          options={storeSorts.map((value) => ({ value, label: texts.sorts[value] }))}
          onChange={(value) => change({ sort: storeSorts.find((each) => each === value) })}
        />
      )}
    </FilterBar>
  )
}
