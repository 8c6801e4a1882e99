import { DayField } from '#web/features/day/DayField.tsx'
import { FigureField, TextField } from './draft-fields.tsx'
import { productTexts as texts } from './texts.ts'
import type { ProductForm } from './use-product-form.ts'

/** What these fields write: where one of them is wrong, a folded part opens. */
export const detailNames = [
  'family',
  'pack_units',
  'order_limit',
  'weight_grams',
  'badge',
  'badge_until',
  'replenish_cycle',
] as const

/** Limits, weight, the badge on the picture, how often it is delivered. */
export function DetailFields({ form }: { form: ProductForm }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <FigureField form={form} name="order_limit" label={texts.orderLimit} />
      <FigureField form={form} name="weight_grams" label={texts.weight} />
      <TextField form={form} name="badge" label={texts.badge} hint={texts.badgeHint} />
      <DayField
        label={texts.badgeUntil}
        error={form.errors.badge_until}
        value={form.draft.badge_until}
        onValueChange={(day) => form.set({ badge_until: day })}
      />
      <TextField
        form={form}
        name="replenish_cycle"
        label={texts.replenish}
        hint={texts.subscriptionHint}
      />
    </div>
  )
}

/** Which packs it belongs to, and how many boxes are in it. */
export function PackFields({ form }: { form: ProductForm }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField form={form} name="family" label={texts.family} hint={texts.familyHint} />
      <FigureField form={form} name="pack_units" label={texts.packUnits} />
    </div>
  )
}
