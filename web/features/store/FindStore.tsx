import ChevronRight from 'lucide-react/icons/chevron-right'
import Store from 'lucide-react/icons/store'
import { useEffect, useState, type FormEvent } from 'react'
import { isStoreCode } from '#domain/drugstore/store-code.ts'
import { drugstoreTexts } from '#domain/drugstore/texts.ts'
import { storeRoot } from '#web/paths.ts'
import { storePathsFor } from '#web/store-paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { listRememberedAreas, type StoreArea } from './area/remembered-store.ts'
import { findTexts as texts } from './texts.ts'

/** The way in for whoever has no link at hand. Without JavaScript the form asks for the page itself. */
export function FindStore() {
  const [code, setCode] = useState('')
  const [error, setError] = useState('')
  const submit = (event: FormEvent) => {
    const text = code.replaceAll(/\s/g, '')
    if (text && isStoreCode(text)) return
    event.preventDefault()
    setError(text ? drugstoreTexts.codeFormat : texts.missing)
  }
  return (
    <>
      <h1 className="text-2xl">{texts.title}</h1>
      <p className="mt-1 mb-6 text-ink-2">{texts.intro}</p>
      <form method="get" action={storeRoot} noValidate onSubmit={submit}>
        <Field label={texts.code} error={error} required>
          {(control) => (
            <TextInput
              {...control}
              name="id"
              size="main"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={32}
              value={code}
              onChange={(event) => {
                setCode(event.target.value)
                setError('')
              }}
            />
          )}
        </Field>
        <Button type="submit" size="counter" wide className="mt-5">
          {texts.goOn}
        </Button>
      </form>
      <RecentStores />
    </>
  )
}

function RecentStores() {
  const [stores, setStores] = useState<StoreArea[]>([])
  useEffect(() => setStores(listRememberedAreas()), [])
  if (stores.length === 0) return null
  return (
    <section className="mt-7">
      <h2 className="text-sm font-semibold text-ink-2">{texts.recent}</h2>
      <ul className="mt-1 divide-y divide-line">
        {stores.map(({ code, name }) => (
          <li key={code}>
            <Anchor
              to={storePathsFor(code).home()}
              className="flex min-h-15 items-center gap-3 rounded-sm py-2 hover:bg-primary-tint"
            >
              <Store aria-hidden="true" className="size-5 shrink-0 text-primary" />
              <span className="min-w-0 grow">
                <span className="block truncate font-semibold">{name}</span>
                <span className="block text-sm text-ink-2">{code}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
