import { useSearchParams } from 'react-router'
import { deskPaths } from '#web/desk-paths.ts'
import { ExportLink } from '../parts/ExportLink.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { StateChips } from '../parts/StateChips.tsx'
import { deskLogExport, readDeskLogFilter } from './log-filter.ts'
import { LogList } from './LogList.tsx'
import { SignList } from './SignList.tsx'
import { earnLogTexts as texts } from './texts.ts'

/** Who entered codes where, and what of it looks forged. */
export function EarnLogScreen() {
  const [query] = useSearchParams()
  const isSigns = query.get('xem') === 'dau-hieu'
  return (
    <>
      <PageHead
        title={texts.title}
        text={isSigns ? texts.signsText : texts.text}
        actions={
          !isSigns && (
            <ExportLink href={deskLogExport(readDeskLogFilter(query))}>{texts.export}</ExportLink>
          )
        }
      />
      <StateChips
        label={texts.views}
        chips={[
          { key: 'log', label: texts.log, to: deskPaths.earnLog(), isCurrent: !isSigns },
          {
            key: 'signs',
            label: texts.signs,
            to: deskPaths.earnLog({ xem: 'dau-hieu' }),
            isCurrent: isSigns,
          },
        ]}
      />
      {isSigns ? <SignList /> : <LogList />}
    </>
  )
}
