import Plus from 'lucide-react/icons/plus'
import { useNavigate } from 'react-router'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useCan } from '../../data/staff-session.ts'
import { Forbidden } from '../../parts/Forbidden.tsx'
import { PageHead } from '../../parts/PageHead.tsx'
import { Panel } from '../../parts/Panel.tsx'
import { ProductSearch } from '../../parts/ProductSearch.tsx'
import { describingTexts as texts } from './texts.ts'

/** The editor without a product: one is chosen, or a new one begun. */
export function ChooseProductScreen() {
  const navigate = useNavigate()
  const canAdd = useCan('products.edit')
  if (!useCan('content.edit')) return <Forbidden />
  return (
    <>
      <PageHead
        title={texts.editorTitle}
        back={{ to: backofficePaths.products(), label: texts.toProducts }}
        actions={
          canAdd && (
            <ButtonLink
              to={backofficePaths.product('moi')}
              icon={<Plus aria-hidden="true" className="size-4.5" />}
            >
              {texts.addNew}
            </ButtonLink>
          )
        }
      />
      <div className="max-w-2xl">
        <Panel title={texts.chooseTitle}>
          <Field label={texts.chooseSearch} hint={texts.chooseSays}>
            {(control) => (
              <ProductSearch
                control={control}
                taken={[]}
                onPick={({ id }) => void navigate(backofficePaths.productEditor(id))}
              />
            )}
          </Field>
        </Panel>
      </div>
    </>
  )
}
