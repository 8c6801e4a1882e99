import { useSearchParams } from 'react-router'
import { backofficePaths } from '#web/backoffice/paths.ts'
import { StateChips } from '../parts/StateChips.tsx'
import { AccountPart } from './AccountPart.tsx'
import { BenefitsPart } from './BenefitsPart.tsx'
import { CodesPart } from './CodesPart.tsx'
import { ContactsPart } from './ContactsPart.tsx'
import type { CustomerPartProps } from './CustomerScreen.tsx'
import { LooksPart } from './LooksPart.tsx'
import { MergesPart } from './MergesPart.tsx'
import { OrdersPart } from './OrdersPart.tsx'
import { RequestsPart } from './RequestsPart.tsx'
import { PointsPart } from './PointsPart.tsx'
import { customerTexts as texts } from './texts.ts'

type PartName = keyof typeof texts.part

/** What the address calls each part. */
const names: Record<PartName, string> = {
  orders: 'don-hang',
  points: 'so-diem',
  benefits: 'voucher-qua',
  codes: 'ma',
  contacts: 'lien-he',
  account: 'tai-khoan',
  requests: 'yeu-cau-du-lieu',
  merges: 'gop-so',
  looks: 'ai-da-xem',
}
const partNames = Object.keys(names) as PartName[]

/** The rest of what is known, a part at a time: each is asked for when it is looked at. */
export function Sections(props: CustomerPartProps) {
  const [params] = useSearchParams()
  const { id } = props.data
  const current = partNames.find((part) => names[part] === params.get('phan')) ?? 'orders'
  const page = Math.max(1, Number(params.get('trang')) || 1)
  const pathFor = (of: number) =>
    backofficePaths.customer(id, { phan: names[current], trang: of > 1 ? String(of) : '' })
  return (
    <div>
      <StateChips
        face="tab"
        label={texts.parts}
        chips={partNames.map((part) => ({
          key: part,
          label: texts.part[part],
          isCurrent: part === current,
          to: backofficePaths.customer(id, { phan: names[part] }),
        }))}
      />
      <Current part={current} {...props} page={page} pathFor={pathFor} />
    </div>
  )
}

export interface SectionProps extends CustomerPartProps {
  page: number
  pathFor: (page: number) => string
}

function Current({ part, ...props }: SectionProps & { part: PartName }) {
  switch (part) {
    case 'orders':
      return <OrdersPart {...props} />
    case 'points':
      return <PointsPart {...props} />
    case 'benefits':
      return <BenefitsPart {...props} />
    case 'codes':
      return <CodesPart {...props} />
    case 'contacts':
      return <ContactsPart {...props} />
    case 'account':
      return <AccountPart {...props} />
    case 'requests':
      return <RequestsPart {...props} />
    case 'merges':
      return <MergesPart {...props} />
    case 'looks':
      return <LooksPart {...props} />
  }
}
