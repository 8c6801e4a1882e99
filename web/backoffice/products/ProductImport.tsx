import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Button } from '#web/ui/Button.tsx'
import { backofficePaths, importParam } from '../paths.ts'
import { productTexts as texts } from './texts.ts'

const dialog = lazyPart(async () => (await import('../kit/ResourceImport.tsx')).ResourceImport)

/** Whether the dialog of the file is open, by its button or by the address, and how many came of the last one. */
export function useProductImport(here: string) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [isPressed, setPressed] = useState(false)
  const [added, setAdded] = useState(0)
  const isAsked = query.has(importParam)
  return {
    isOpen: isPressed || isAsked,
    added,
    setAdded,
    open: () => setPressed(true),
    close: () => {
      setPressed(false)
      if (isAsked) void navigate(here, { replace: true })
    },
  }
}

type ProductImportState = ReturnType<typeof useProductImport>

export function ImportButton({ state }: { state: ProductImportState }) {
  return (
    <Button variant="secondary" {...dialog.intent} onClick={state.open}>
      {texts.import}
    </Button>
  )
}

/** The dialog while it is open, and below the heading what came of the last file. */
export function ProductImport({
  state: { isOpen, added, setAdded, close },
  refresh,
}: {
  state: ProductImportState
  refresh: () => Promise<void>
}) {
  return (
    <>
      <p role="status" className="mb-3 rounded-md bg-primary-tint px-3.5 py-3 empty:hidden">
        {added > 0 && (
          <>
            {texts.importedNow(added)}{' '}
            <Anchor
              to={backofficePaths.products({ 'hien-thi': 'no' })}
              className="font-semibold text-primary underline"
            >
              {texts.seeHidden}
            </Anchor>
          </>
        )}
      </p>
      {isOpen && (
        <dialog.Part
          list="products"
          form="/api/admin/products/import/form"
          says={texts.importSays}
          hint={texts.importHint}
          onDone={async (answer) => {
            setAdded(answer.added)
            await refresh()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
