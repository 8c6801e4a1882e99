import { filterProducts } from '#domain/catalog/api.ts'
import { listContent } from '#domain/publishing/backoffice/api.ts'
import { publishingTexts } from '#domain/publishing/texts.ts'
import { rulesOf } from '#web/form/field-rules.ts'
import { useField } from '#web/form/form-context.ts'
import { paths } from '#web/paths.ts'
import { Field } from '#web/ui/Field.tsx'
import { callBackoffice } from '../../data/call-backoffice.ts'
import { SearchPick, type Find } from '../../parts/SearchPick.tsx'
import { pathOfContent } from '../path-of-content.ts'
import { editorTexts as texts } from './texts.ts'

const { maxLength } = rulesOf(listContent.input.shape.q)

/** Finds a page that the public sees; its address is written into the field below. */
export function OwnPages() {
  const { value, change } = useField('href')
  return (
    <Field label={texts.ownPages}>
      {(control) => (
        <SearchPick
          control={control}
          taken={[String(value)]}
          find={findPages}
          onPick={({ key }) => change(key)}
          placeholder={texts.findPage}
          maxLength={maxLength}
        />
      )}
    </Field>
  )
}

const ofEach = 5

async function findPages(q: string, signal: AbortSignal): Promise<Find[]> {
  const [written, sold] = await Promise.all([
    callBackoffice(listContent, { q, state: 'live', limit: 2 * ofEach }, { signal }),
    callBackoffice(filterProducts, { search: q, limit: ofEach }, { signal }),
  ])
  const pages = written.items.flatMap(({ kind, slug, title }) => {
    // Products come from the shop's own search, with the address that they have there.
    const path = kind === 'product' ? null : pathOfContent({ kind, slug })
    return path ? [{ key: path, title, text: `${publishingTexts.kinds[kind]} · ${path}` }] : []
  })
  const products = sold.items.map(({ slug, name }) => {
    const path = paths.product(slug)
    return { key: path, title: name, text: `${publishingTexts.kinds.product} · ${path}` }
  })
  return [...pages.slice(0, ofEach), ...products]
}
