import { listCatalogChoices } from '#domain/catalog/backoffice/api.ts'
import { makeFirstShelf, type OpeningState } from '#domain/opening/api.ts'
import { Form } from '#web/form/Form.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { callBackoffice } from '../data/call-backoffice.ts'
import { useQuery } from '../data/use-query.ts'
import { Answered } from '../parts/Answered.tsx'
import { backofficePaths } from '../paths.ts'
import { setupTexts as texts } from './texts.ts'

/** A category and a brand for the first product, then the product's own screen. */
export function ShelfStep({ items, onGoOn }: { items: OpeningState['items']; onGoOn: () => void }) {
  const choices = useQuery(listCatalogChoices, {})
  const found = items.find(({ key }) => key === 'product')!
  return (
    <Answered answer={choices}>
      {({ categories, brands }) =>
        categories.length === 0 || brands.length === 0 ? (
          <ShelfForm onMade={() => void choices.refresh()} onSkip={onGoOn} />
        ) : (
          <>
            <p>{found.is_done ? found.detail : texts.shelfMade}</p>
            <div className="mt-6 flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
              <Button variant="plain" onClick={onGoOn}>
                {texts.finish}
              </Button>
              {!found.is_done && (
                <ButtonLink to={backofficePaths.staff()} variant="secondary">
                  {texts.invite}
                </ButtonLink>
              )}
              <ButtonLink to={backofficePaths.products()} variant="secondary">
                {texts.products}
              </ButtonLink>
              <ButtonLink to={backofficePaths.product('moi')}>{texts.newProduct}</ButtonLink>
            </div>
          </>
        )
      }
    </Answered>
  )
}

function ShelfForm({ onMade, onSkip }: { onMade: () => void; onSkip: () => void }) {
  const form = useForm(makeFirstShelf.input, {
    initial: { category: '', brand: '' },
    send: async (named) => {
      await callBackoffice(makeFirstShelf, named)
      onMade()
    },
  })
  return (
    <Form form={form}>
      <Form.Text name="category" label={texts.category} />
      <Form.Text name="brand" label={texts.productBrand} />
      <Form.Failure />
      <div className="mt-1 flex flex-wrap justify-end gap-3 phone:flex-col-reverse">
        <Button variant="plain" onClick={onSkip}>
          {texts.skip}
        </Button>
        <Button type="submit" busy={form.busy}>
          {texts.makeShelf}
        </Button>
      </div>
    </Form>
  )
}
