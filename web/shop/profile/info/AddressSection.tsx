import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type SavedAddress } from '#domain/identity/api.ts'
import { makeDefaultAddress, removeAddress } from '#domain/identity/addresses/api.ts'
import { api } from '#web/api.ts'
import { explainInNotice } from '#web/form/use-attempt.ts'
import { lazyPart } from '#web/features/loading/lazy-part.tsx'
import { Section } from '#web/ui/Section.tsx'
import { notify } from '#web/features/notices/notify.ts'
import { Button } from '#web/ui/Button.tsx'
import { profileTexts as texts } from '../texts.ts'
import { AddressItem } from './AddressItem.tsx'

const editor = lazyPart(() => import('./AddressEditor.tsx').then((part) => part.AddressEditor))
const question = lazyPart(() =>
  import('#web/ui/ConfirmDialog.tsx').then((part) => part.ConfirmDialog),
)

/** The saved addresses, the default one first; each can be changed, removed or made the default. */
export function AddressSection({ addresses }: { addresses: readonly SavedAddress[] }) {
  const { revalidate } = useRevalidator()
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null)
  const [leaving, setLeaving] = useState<SavedAddress | null>(null)
  const heading = useRef<HTMLDivElement>(null)
  const change = async (call: () => Promise<unknown>, text: string) => {
    try {
      await call()
      await revalidate()
      notify({ text })
    } catch (error) {
      explainInNotice(error)
    }
  }
  const remove = async ({ id }: SavedAddress) => {
    await change(() => api.call(removeAddress, { id }), texts.addressRemoved)
    // The button that asked is gone with its address.
    setTimeout(() => heading.current?.focus())
  }
  return (
    <div ref={heading} tabIndex={-1} className="outline-none">
      <Section
        title={texts.addresses}
        action={
          <Button
            variant="plain"
            icon={<Plus aria-hidden="true" className="size-5" />}
            onClick={() => setEdited('new')}
            {...editor.intent}
          >
            {texts.addAddress}
          </Button>
        }
      >
        {addresses.length === 0 && <p className="text-ink-2">{texts.addressesEmpty}</p>}
        <ul className="flex flex-col gap-3">
          {addresses.map((address) => (
            <AddressItem
              key={address.id}
              address={address}
              onEdit={() => setEdited(address)}
              onRemove={() => setLeaving(address)}
              onDefault={() =>
                change(() => api.call(makeDefaultAddress, { id: address.id }), texts.saved)
              }
            />
          ))}
        </ul>
        {edited && (
          <editor.Part
            address={edited === 'new' ? null : edited}
            isFirst={addresses.length === 0}
            onClose={() => setEdited(null)}
            onSaved={() => void revalidate()}
          />
        )}
        {leaving && (
          <question.Part
            open
            onOpenChange={(open) => !open && setLeaving(null)}
            tone="danger"
            title={texts.removeTitle}
            message={leaving.full_address}
            confirm={{ label: texts.remove, onPress: () => remove(leaving) }}
            cancel={{ label: texts.keep }}
          />
        )}
      </Section>
    </div>
  )
}
