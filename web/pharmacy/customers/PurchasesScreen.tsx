import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useState } from 'react'
import type { Purchase } from '#domain/purchase/api.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { SearchFilter } from '#web/ui/SearchFilter.tsx'
import { failureText } from '#web/form/failure-text.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { ListTabs } from '../parts/ListTabs.tsx'
import { RecordList, RecordSkeleton } from '../parts/RecordList.tsx'
import { ScreenHead } from '../parts/ScreenHead.tsx'
import { usePharmacyPaths } from '../session/use-pharmacy.ts'
import { countDue } from './count-due.ts'
import { customerColumns, customerHeads, CustomerRow } from './CustomerRow.tsx'
import { purchaseColumns, purchaseHeads, PurchaseRow } from './PurchaseRow.tsx'
import { SavedPurchase } from './SavedPurchase.tsx'
import { purchaseTexts as texts, reminderTexts } from './texts.ts'
import { customersTab, usePurchases, type PurchaseList } from './use-purchases.ts'
import { useSavedPurchase } from './use-saved-purchase.ts'

const form = lazyPart(() => import('./PurchaseDialog.tsx').then((part) => part.PurchaseDialog))
const deletion = lazyPart(() =>
  import('./DeletePurchaseDialog.tsx').then((part) => part.DeletePurchaseDialog),
)

type Doing = { kind: 'write'; purchase: Purchase | null } | { kind: 'delete'; purchase: Purchase }

/** What customers bought at the pharmacy, and who they are. */
export function PurchasesScreen() {
  const paths = usePharmacyPaths()
  const list = usePurchases()
  const [doing, setDoing] = useState<Doing | null>(null)
  const { shown, keyword, answer } = list
  const { outOfSight, tell } = useSavedPurchase(list)
  const done = () => {
    answer.reload()
    void countDue()
  }
  const close = () => setDoing(null)
  const saved = (purchase: Purchase) => {
    tell(purchase)
    done()
  }
  const add = () => setDoing({ kind: 'write', purchase: null })
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-4 desk:max-w-none">
      <ScreenHead title={texts.title}>
        <Button
          {...form.intent}
          onClick={add}
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="shrink-0 phone:gap-1! phone:px-2.5!"
        >
          {texts.add}
        </Button>
      </ScreenHead>
      <div className="grid grid-cols-1 gap-3 md:grid-cols-[20rem_minmax(0,1fr)] md:items-center">
        <ListTabs
          label={texts.title}
          current={shown}
          tabs={[
            { key: 'purchases', label: texts.lists.purchases, to: paths.purchases() },
            {
              key: 'customers',
              label: texts.lists.customers,
              to: paths.purchases({ xem: customersTab }),
            },
          ]}
        />
        <SearchFilter key={shown} label={texts.search} value={keyword} onChange={list.setKeyword} />
      </div>
      {outOfSight && (
        <SavedPurchase
          purchase={outOfSight}
          to={paths.purchases()}
          onSee={() => list.setKeyword(outOfSight.phone)}
        />
      )}
      <Rows list={list} onAdd={add} onDo={setDoing} />
      <Pager
        page={list.page}
        pages={answer.data?.pages ?? 0}
        hrefFor={(next) =>
          paths.purchases({ xem: shown === 'customers' ? customersTab : undefined, trang: next })
        }
      />
      <ButtonLink to={paths.reminders()} variant="plain" className="self-center desk:hidden">
        {texts.toReminders}
      </ButtonLink>
      {doing?.kind === 'write' && (
        <form.Part purchase={doing.purchase} onSaved={saved} onClose={close} />
      )}
      {doing?.kind === 'delete' && (
        <deletion.Part purchase={doing.purchase} onDeleted={done} onClose={close} />
      )}
    </div>
  )
}

function Rows({
  list: { shown, keyword, setKeyword, answer },
  onAdd,
  onDo,
}: {
  list: PurchaseList
  onAdd: () => void
  onDo: (doing: Doing) => void
}) {
  const paths = usePharmacyPaths()
  const { data, error, isOld, reload } = answer
  if (error && data?.shown !== shown) {
    return <ErrorState title={texts.failed} text={failureText(error)} onRetry={reload} />
  }
  if (data?.shown !== shown) {
    return (
      <div role="status" aria-label={texts.loading}>
        <RecordSkeleton count={8} />
      </div>
    )
  }
  const isEmpty = (data.customers ?? data.purchases).length === 0
  if (isEmpty) return <NoPurchases isSearch={keyword !== ''} onAdd={onAdd} />
  return (
    <div aria-busy={isOld || undefined}>
      {data.customers ? (
        <RecordList label={texts.lists.customers} heads={customerHeads} columns={customerColumns}>
          {data.customers.map((customer) => (
            <CustomerRow
              key={customer.phone}
              customer={customer}
              to={paths.purchases()}
              onChoose={() => setKeyword(customer.phone)}
            />
          ))}
        </RecordList>
      ) : (
        <RecordList label={texts.title} heads={purchaseHeads} columns={purchaseColumns}>
          {data.purchases.map((purchase) => (
            <PurchaseRow
              key={purchase.id}
              purchase={purchase}
              onEdit={() => onDo({ kind: 'write', purchase })}
              onDelete={() => onDo({ kind: 'delete', purchase })}
            />
          ))}
        </RecordList>
      )}
    </div>
  )
}

function NoPurchases({ isSearch, onAdd }: { isSearch: boolean; onAdd: () => void }) {
  if (isSearch) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={reminderTexts.noneFoundTitle}
        text={reminderTexts.noneFoundText}
      />
    )
  }
  return (
    <EmptyState
      icon={<ShoppingBag aria-hidden="true" />}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <Button size="counter" onClick={onAdd}>
          {texts.add}
        </Button>
      }
    />
  )
}
