import { useState, type FormEvent } from 'react'
import { claimPrize, type OwnEntry } from '#domain/game/own/api.ts'
import { api, ApiError } from '#web/api.ts'
import { Form } from '#web/form/Form.tsx'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { useForm } from '#web/form/use-form.ts'
import { AddressFields } from '#web/shop/address/AddressFields.tsx'
import { useAddressForm } from '#web/shop/address/use-address-form.ts'
import { wireAddress } from '#web/shop/address/wire-address.ts'
import { useMember } from '#web/shop/state/member.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { claimForm } from './claim.rules.ts'
import { gameTexts as texts } from './texts.ts'

export interface ClaimDialogProps {
  slug: string
  entry: OwnEntry
  onClose: () => void
  onSent: () => void
}

/** Where a prize is to be sent. */
export function ClaimDialog({ slug, entry, onClose, onSent }: ClaimDialogProps) {
  const member = useMember()
  const person = useForm(claimForm, {
    initial: { name: member?.full_name ?? '', phone: member?.phone ?? '' },
  })
  const address = useAddressForm(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const submitted = async (event: FormEvent) => {
    event.preventDefault()
    const finished = address.finish()
    if (!person.check() || !finished || busy) return
    setBusy(true)
    setFailure('')
    try {
      const { new_address: _shown, new_province_id: _known, ...place } = wireAddress(finished)
      await api.call(claimPrize, { slug, entry: entry.number, ...person.values, ...place })
      onSent()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={570}
      title={texts.claimTitle}
      description={texts.claimText(entry.prize?.name ?? '')}
    >
      <form noValidate onSubmit={(event) => void submitted(event)} className="flex flex-col gap-4">
        <Form.Fields form={person}>
          <Form.Text name="name" label={texts.name} autoComplete="name" />
          <Form.Phone name="phone" label={texts.receiverPhone} autoComplete="tel-national" />
        </Form.Fields>
        <AddressFields address={address} />
        <p className="text-sm text-ink-2">{texts.claimNote}</p>
        <FailureNote>{failure}</FailureNote>
        <Button type="submit" size="main" wide busy={busy}>
          {texts.claimSend}
        </Button>
      </form>
    </Dialog>
  )
}
