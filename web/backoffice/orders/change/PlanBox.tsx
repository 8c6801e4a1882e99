import { formatPoints } from '#domain/kernel/points.ts'
import { formatVnd } from '#domain/kernel/vnd.ts'
import { Form } from '#web/form/Form.tsx'
import { Facts } from '../../parts/Panel.tsx'
import type { ChangePreview } from './use-change.ts'
import { changeOrderTexts as texts } from './texts.ts'

/** The changes in words, and the money that follows, before anything is saved. */
export function PlanBox({ preview, isAsked }: { preview: ChangePreview; isAsked: boolean }) {
  const { plan, failure } = preview
  return (
    <section aria-label={texts.after} className="rounded-md bg-ground px-4 py-3">
      <h3 className="mb-2 text-base font-semibold">{texts.after}</h3>
      {plan ? (
        <Plan plan={plan} />
      ) : (
        <p role="status" className={failure ? 'text-danger' : 'text-ink-2'}>
          {failure || (isAsked ? texts.reckoning : texts.nothing)}
        </p>
      )}
    </section>
  )
}

function Plan({ plan }: { plan: NonNullable<ChangePreview['plan']> }) {
  const { words, total, kept, back, missing, points, vouchers } = plan
  return (
    <div className="tabular flex flex-col gap-3">
      <ul className="list-disc pl-5">
        {words.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {vouchers.map(
          ({ code, problem }) =>
            problem !== undefined && <li key={code}>{texts.voucherLost(code, problem)}</li>,
        )}
      </ul>
      {words.length === 0 && <p>{texts.nothing}</p>}
      <Facts
        facts={[
          { label: texts.total, value: texts.fromTo(total.before, total.after), strong: true },
          kept > 0 && { label: texts.kept, value: formatVnd(kept) },
          back > 0 && { label: texts.back, value: formatVnd(back), strong: true },
          missing > 0 && { label: texts.missing, value: formatVnd(missing), strong: true },
          points.before !== points.after && {
            label: texts.points,
            value: formatPoints(points.after),
          },
        ]}
      />
      {plan.asks_for_rest && (
        <Form.Radio
          legend={texts.rest}
          name="rest"
          required
          options={plan.rest_ways.map((value) => ({
            value,
            label: texts.rests[value],
            text: texts.restText(plan.hold_minutes)[value],
          }))}
        />
      )}
    </div>
  )
}
