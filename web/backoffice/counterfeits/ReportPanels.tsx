import type { CounterfeitReportRecord } from '#domain/genuine/backoffice/reports.ts'
import { formatDateTime } from '#domain/kernel/dates.ts'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { Anchor } from '#web/ui/Anchor.tsx'
import { Facts, Panel } from '../parts/Panel.tsx'
import { counterfeitTexts as texts } from './texts.ts'

interface ReportProps {
  report: CounterfeitReportRecord
}

const link = 'text-primary hover:underline'

/** What was reported: which code, where, by whom. */
export function FactsPanel({ report }: ReportProps) {
  const { batch, description, same_code: same } = report
  const who = [report.loyalty_number, report.phone].filter(Boolean).join(' · ')
  return (
    <Panel title={texts.facts}>
      <p className="mb-3 whitespace-pre-line wrap-anywhere">
        {description || <span className="text-ink-2">{texts.noDescription}</span>}
      </p>
      <Facts
        facts={[
          { label: texts.columns.place, value: report.place },
          { label: texts.province, value: report.province_name || texts.noProvince },
          { label: texts.columns.age, value: formatDateTime(report.created_at) },
          { label: texts.by, value: who || texts.erased },
          { label: texts.code, value: report.code_masked },
          { label: texts.codeState, value: texts.codeStates[report.code_state] },
          {
            label: texts.columns.product,
            value: batch ? (
              <Anchor to={backofficePaths.codeBatch(batch.id)} className={link}>
                {[report.product, batch.name].filter(Boolean).join(' · ')}
              </Anchor>
            ) : (
              texts.notOurs
            ),
          },
          { label: texts.owner, value: report.assigned_name || texts.nobody },
          same.length > 0 && {
            label: texts.sameCode,
            value: (
              <span className="flex flex-wrap justify-end gap-x-2">
                {same.map(({ id, reference }) => (
                  <Anchor key={id} to={backofficePaths.counterfeit(id)} className={link}>
                    {reference}
                  </Anchor>
                ))}
              </span>
            ),
          },
        ]}
      />
    </Panel>
  )
}

/** The picture that came with it; it opens alone, as large as it is kept. */
export function PicturePanel({ report: { id, has_photo: hasPhoto } }: ReportProps) {
  const address = `/api/admin/counterfeit-reports/${id}/photo`
  return (
    <Panel title={texts.picture}>
      {hasPhoto ? (
        <a href={address} target="_blank" rel="noreferrer" aria-label={texts.openPicture}>
          <img
            src={address}
            alt=""
            loading="lazy"
            className="max-h-96 w-full rounded-md border border-line bg-ground object-contain"
          />
        </a>
      ) : (
        <p className="text-ink-2">{texts.noPicture}</p>
      )}
    </Panel>
  )
}
