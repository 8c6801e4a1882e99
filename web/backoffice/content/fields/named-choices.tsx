import { filterProducts } from '#domain/catalog/api.ts'
import { listExpertCategories } from '#domain/publishing/experts/api.ts'
import { voucherCampaigns } from '#domain/voucher/backoffice.ts'
import { Form } from '#web/form/Form.tsx'
import { Field } from '#web/ui/Field.tsx'
import { NativeSelect } from '#web/ui/NativeSelect.tsx'
import { useField } from '#web/form/form-context.ts'
import { useCan } from '../../data/staff-session.ts'
import { useQuery } from '../../data/use-query.ts'
import { contentTexts as texts } from '../texts.ts'

/** A category or brand that has something to sell. */
export function ProductGroupChoice({
  name,
  label,
  of,
}: {
  name: string
  label: string
  of: 'category' | 'brand'
}) {
  const { data } = useQuery(filterProducts, { limit: 1 })
  const groups = of === 'category' ? data?.facets.categories : data?.facets.brands
  return (
    <Form.Select
      name={name}
      label={label}
      labels={Object.fromEntries((groups ?? []).map((group) => [group.slug, group.name]))}
    />
  )
}

/** A field of experts, or all of them. */
export function ExpertCategoryChoice({ name, label }: { name: string; label: string }) {
  const { data } = useQuery(listExpertCategories, {})
  const named = Object.fromEntries((data ?? []).map((category) => [category.slug, category.name]))
  return <Form.Select name={name} label={label} labels={{ '': texts.allExperts, ...named }} />
}

/** A voucher campaign by its name; by its number for whoever may not see campaigns. */
export function CampaignChoice({ name, label }: { name: string; label: string }) {
  const { value, change, error } = useField(name)
  const canSee = useCan('vouchers.read')
  const { data } = useQuery(voucherCampaigns.list, { limit: 100 }, { enabled: canSee })
  if (!canSee) return <Form.Number name={name} label={label} />
  return (
    <Field label={label} error={error} hint={data?.items.length === 0 ? texts.noCampaigns : ''}>
      {(control) => (
        <NativeSelect
          {...control}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => change(target.value ? Number(target.value) : null)}
          className="w-full"
        >
          <option value="">{texts.chooseCampaign}</option>
          {data?.items.map((campaign) => (
            <option key={campaign.id} value={campaign.id}>
              {campaign.name}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
