import { useState } from 'react'
import { getDeskStore, type DeskStoreDetail } from '#domain/drugstore/desk/api.ts'
import { ApiError } from '#web/api.ts'
import { deskPaths } from '#web/desk-paths.ts'
import { failureText } from '#web/features/identity/failure-text.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { callDesk } from '../data/call-desk.ts'
import { useResource } from '../data/use-resource.ts'
import { DeskNotFound } from '../parts/DeskNotFound.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageSkeleton } from '../parts/PageSkeleton.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { useMay } from '../session/staff-session.ts'
import { AccountsPanel } from './AccountsPanel.tsx'
import { LinksPanel } from './LinksPanel.tsx'
import { EditStoreDialog, StatusDialog } from './StoreDialogs.tsx'
import { stateOf } from './store-rows.tsx'
import { storeTexts as texts } from './texts.ts'

export interface StoreProps {
  store: DeskStoreDetail
  onChanged: (store: DeskStoreDetail) => void
}

/** One pharmacy: its data, who may log in, what is printed for its counter. */
export function StoreScreen({ code }: { code: string }) {
  const { data, error, put, refresh } = useResource(`store:${code.toUpperCase()}`, (signal) =>
    callDesk(getDeskStore, { code }, { signal }),
  )
  const mayEdit = useMay('stores.edit')
  if (!data && error) {
    const isUnknown = error instanceof ApiError && error.code === 'notFound'
    if (isUnknown) return <DeskNotFound text={texts.notFound} />
    return <ErrorState level={1} text={failureText(error)} onRetry={() => void refresh()} />
  }
  if (!data) return <PageSkeleton />
  const props = { store: data, onChanged: put }
  return (
    <>
      <PageHead
        title={data.name}
        back={{ to: deskPaths.stores(), label: texts.back }}
        beside={stateOf(data)}
        actions={mayEdit && <Actions {...props} onStale={refresh} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <DataPanel store={data} />
        <AccountsPanel {...props} />
      </div>
      <div className="mt-4">
        <LinksPanel {...props} />
      </div>
    </>
  )
}

function Actions({ onStale, ...props }: StoreProps & { onStale: () => Promise<void> }) {
  const [open, setOpen] = useState<'edit' | 'status' | null>(null)
  // Somebody else may have changed it meanwhile: what is shown afterwards is true.
  const close = () => {
    setOpen(null)
    void onStale()
  }
  return (
    <>
      <Button look="secondary" onClick={() => setOpen('status')}>
        {props.store.status === 'active' ? texts.close : texts.open}
      </Button>
      <Button onClick={() => setOpen('edit')}>{texts.edit}</Button>
      {open === 'edit' && <EditStoreDialog {...props} onClose={close} />}
      {open === 'status' && <StatusDialog {...props} onClose={close} />}
    </>
  )
}

function DataPanel({ store }: { store: DeskStoreDetail }) {
  const { code, name, phone, latitude, longitude } = store
  const isPlaced = latitude !== undefined && longitude !== undefined
  return (
    <Panel
      title={texts.data}
      actions={
        <ButtonLink look="plain" className="-mr-3" to={deskPaths.earnLog({ 'nha-thuoc': code })}>
          {texts.earnLog}
        </ButtonLink>
      }
    >
      <Facts
        facts={[
          { label: texts.code, value: code, strong: true },
          { label: texts.name, value: name },
          { label: texts.phone, value: phone || '–' },
          { label: texts.address, value: <Address of={store} /> },
          { label: texts.point, value: isPlaced ? `${latitude}, ${longitude}` : '–' },
        ]}
      />
    </Panel>
  )
}

/** As it was written, and what an old one is called today. */
function Address({ of: { full_address: address, new_address: today } }: { of: DeskStoreDetail }) {
  return (
    <>
      {address || texts.noAddress}
      {today && <span className="block text-sm text-ink-3">{texts.todayAddress(today)}</span>}
    </>
  )
}
