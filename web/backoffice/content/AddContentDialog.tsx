import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { slugOf } from '#domain/kernel/slug-of.ts'
import { addContent } from '#domain/publishing/backoffice/api.ts'
import { kindsWithoutAddress, type ContentKind } from '#domain/publishing/kinds.ts'
import { publishingTexts } from '#domain/publishing/texts.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Form } from '#web/form/Form.tsx'
import { useField, useFormAround } from '#web/form/form-context.ts'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { ActionDialog } from '../parts/ActionDialog.tsx'
import { contentTexts as texts } from './texts.ts'

const { kind, slug, title } = addContent.input.shape
const schema = z.object({ kind, title: title.pipe(z.string().min(1)), slug })

/** Begins a draft; its address follows the title until somebody writes another. */
export function AddContentDialog({
  kind: wanted,
  page,
  onClose,
}: {
  /** What the list shows, where it shows one kind. */
  kind?: ContentKind | undefined
  /** Which of the pages that every shop has. */
  page?: { title: string; slug: string } | undefined
  onClose: () => void
}) {
  const navigate = useNavigate()
  // What is written of a product begins with the product, elsewhere.
  const first = wanted === undefined || wanted === 'product' ? 'article' : wanted
  return (
    <ActionDialog
      title={texts.addTitle}
      says={texts.addSays}
      confirm={texts.addConfirm}
      schema={schema}
      initial={{ kind: first, title: page?.title ?? '', slug: page?.slug ?? '' }}
      onConfirm={async (begun) => {
        const { id } = await callBackoffice(addContent, begun)
        void navigate(backofficePaths.content(id))
      }}
      onClose={onClose}
    >
      <Form.Select name="kind" label={texts.kind} labels={publishingTexts.kinds} />
      <TitleAndSlug hasOwn={page !== undefined} />
    </ActionDialog>
  )
}

/** `hasOwn`: an address that the title does not make. */
function TitleAndSlug({ hasOwn }: { hasOwn: boolean }) {
  const form = useFormAround()
  const [isOwn, setOwn] = useState(hasOwn)
  const hasAddress = !kindsWithoutAddress.has(useField('kind').value as ContentKind)
  const name = useField('title', texts.name)
  const address = useField('slug', hasAddress ? texts.slug : texts.code)
  const shownName = (name.value as string | undefined) ?? ''
  return (
    <>
      <Field label={texts.name} error={name.error} required={name.rules.isRequired}>
        {(control) => (
          <TextInput
            {...control}
            value={shownName}
            maxLength={name.rules.maxLength}
            autoComplete="off"
            onBlur={name.leave}
            onChange={({ target }) => {
              name.change(target.value)
              if (!isOwn) form.set('slug', slugOf(target.value))
            }}
          />
        )}
      </Field>
      <Field
        label={hasAddress ? texts.slug : texts.code}
        hint={hasAddress ? texts.slugHint : texts.codeHint}
        error={address.error}
        required={address.rules.isRequired}
      >
        {(control) => (
          <TextInput
            {...control}
            value={(address.value as string | undefined) ?? ''}
            maxLength={address.rules.maxLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onBlur={address.leave}
            onChange={({ target }) => {
              setOwn(target.value !== '')
              address.change(target.value)
            }}
          />
        )}
      </Field>
    </>
  )
}
