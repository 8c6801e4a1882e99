import Plus from 'lucide-react/icons/plus'
import SearchX from 'lucide-react/icons/search-x'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listPurchaseCustomers, listPurchases, type Purchase } from '#domain/purchase/api.ts'
import { lazyPart } from '#web/features/cart/lazy-part.tsx'
import { SearchFilter } from '#web/features/desk/parts/SearchFilter.tsx'
import { failureText } from '#web/features/identity/failure-text.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Pager } from '#web/ui/Pager.tsx'
import { callStore } from '../call-store.ts'
import { firstPage } from '../first-page.ts'
import { useStorePaths } from '../use-store.ts'
import { CardSkeletons } from './CardSkeletons.tsx'
import { countDue } from './count-due.ts'
import { CustomerCard } from './CustomerCard.tsx'
import { ListTabs } from './ListTabs.tsx'
import { PurchaseCard } from './PurchaseCard.tsx'
import { purchaseTexts as texts, reminderTexts } from './texts.ts'
import { useAnswer } from '../use-answer.ts'

const form = lazyPart(() => import('./PurchaseDialog.tsx').then((part) => part.PurchaseDialog))
const deletion = lazyPart(() =>
  import('./DeletePurchaseDialog.tsx').then((part) => part.DeletePurchaseDialog),
)

type Doing = { kind: 'write'; purchase: Purchase | null } | { kind: 'delete'; purchase: Purchase }

/** What customers bought at the store, and who they are. */
export function PurchasesScreen() {
  const paths = useStorePaths()
  const list = usePurchases()
  const [doing, setDoing] = useState<Doing | null>(null)
  const { shown, keyword, answer } = list
  const done = () => {
    answer.reload()
    void countDue()
  }
  const close = () => setDoing(null)
  const add = () => setDoing({ kind: 'write', purchase: null })
  return (
    <div className="mx-auto flex max-w-160 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{texts.title}</h1>
        <Button
          {...form.intent}
          onClick={add}
          icon={<Plus aria-hidden="true" className="size-5" />}
          className="shrink-0"
        >
          {texts.add}
        </Button>
      </div>
      <ListTabs
        label={texts.title}
        current={shown}
        tabs={[
          { key: 'purchases', label: texts.lists.purchases, to: paths.purchases() },
          {
            ...{ key: 'customers', label: texts.lists.customers },
            to: paths.purchases({ xem: customersTab }),
          },
        ]}
      />
      <SearchFilter
        key={shown}
        label={texts.search}
        value={keyword}
        onChange={list.setKeyword}
        className="md:w-full!"
      />
      <Rows list={list} onAdd={add} onDo={setDoing} />
      <Pager
        page={list.page}
        pages={answer.data?.pages ?? 0}
        hrefFor={(next) =>
          paths.purchases({ xem: shown === 'customers' ? customersTab : undefined, trang: next })
        }
      />
      <ButtonLink to={paths.reminders()} look="plain" className="self-center">
        {texts.toReminders}
      </ButtonLink>
      {doing?.kind === 'write' && (
        <form.Part purchase={doing.purchase} onSaved={done} onClose={close} />
      )}
      {doing?.kind === 'delete' && (
        <deletion.Part purchase={doing.purchase} onDeleted={done} onClose={close} />
      )}
    </div>
  )
}

const customersTab = 'khach-hang'

function usePurchases() {
  const [query, setQuery] = useSearchParams()
  const shown = query.get('xem') === customersTab ? 'customers' : 'purchases'
  const page = Math.max(1, Number.parseInt(query.get('trang') ?? '1', 10) || 1)
  // Not in the address: a name or a phone does not belong there.
  const [keyword, setWord] = useState('')
  const setKeyword = (word: string) => {
    setWord(word)
    setQuery(firstPage, { replace: true, preventScrollReset: true })
  }
  const answer = useAnswer(JSON.stringify([shown, page, keyword]), async (signal) => {
    const asked = { page, keyword: keyword || undefined }
    if (shown === 'customers') {
      const { items, paginate } = await callStore(listPurchaseCustomers, asked, { signal })
      return { shown, customers: items, purchases: null, pages: paginate.total_page } as const
    }
    const { items, paginate } = await callStore(listPurchases, asked, { signal })
    return { shown, customers: null, purchases: items, pages: paginate.total_page } as const
  })
  return { shown, page, keyword, setKeyword, answer }
}

function Rows({
  list: { shown, keyword, setKeyword, answer },
  onAdd,
  onDo,
}: {
  list: ReturnType<typeof usePurchases>
  onAdd: () => void
  onDo: (doing: Doing) => void
}) {
  const paths = useStorePaths()
  const { data, error, isOld, reload } = answer
  if (error && data?.shown !== shown) {
    return <ErrorState title={texts.failed} text={failureText(error)} onRetry={reload} />
  }
  if (data?.shown !== shown) return <CardSkeletons label={texts.loading} />
  const isEmpty = (data.customers ?? data.purchases).length === 0
  if (isEmpty) return <NoPurchases isSearch={keyword !== ''} onAdd={onAdd} />
  return (
    <ul className="flex flex-col gap-3" aria-busy={isOld || undefined}>
      {data.customers?.map((customer) => (
        <li key={customer.phone}>
          <CustomerCard
            customer={customer}
            to={paths.purchases()}
            onChoose={() => setKeyword(customer.phone)}
          />
        </li>
      ))}
      {data.purchases?.map((purchase) => (
        <li key={purchase.id}>
          <PurchaseCard
            purchase={purchase}
            onEdit={() => onDo({ kind: 'write', purchase })}
            onDelete={() => onDo({ kind: 'delete', purchase })}
          />
        </li>
      ))}
    </ul>
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
