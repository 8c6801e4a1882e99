import { useSearchParams } from 'react-router'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useIsWide } from '../parts/use-is-wide.ts'
import { StateChips } from '../parts/StateChips.tsx'
import { backofficeLogExport, readBackofficeLogFilter } from './log-filter.ts'
import { LogList } from './LogList.tsx'
import { SignList } from './SignList.tsx'
import { earnLogTexts as texts } from './texts.ts'

/** Who entered codes where, and what of it looks forged. */
export function EarnLogScreen() {
  const [query] = useSearchParams()
  const isSigns = query.get('xem') === 'dau-hieu'
  const isWide = useIsWide()
  return (
    <>
      <PageHead
        title={texts.title}
        text={isWide && (isSigns ? texts.signsText : texts.text)}
        more={
          !isSigns && (
            <ExportLink href={backofficeLogExport(readBackofficeLogFilter(query))}>
              {texts.export}
            </ExportLink>
          )
        }
      />
      <StateChips
        face="tab"
        label={texts.views}
        chips={[
          { key: 'log', label: texts.log, to: backofficePaths.earnLog(), isCurrent: !isSigns },
          {
            key: 'signs',
            label: texts.signs,
            to: backofficePaths.earnLog({ xem: 'dau-hieu' }),
            isCurrent: isSigns,
          },
        ]}
      />
      {isSigns ? <SignList /> : <LogList />}
    </>
  )
}
